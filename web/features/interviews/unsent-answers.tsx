import { Textarea } from '@chakra-ui/react'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAnswerDrafts } from './answer-drafts.ts'

type Props = {
  sub: string
  id: string
  /** What the server had of each answer, where it is still known here: also to be copied, where it is nowhere else. */
  known: readonly string[]
  /** The server still has those, and they are shown beside this. */
  isStored?: boolean
}

/** No interview has more questions. */
const questionsAtMost = 20

/** What was typed in an interview that takes no more answers: the person can still copy it. */
export const UnsentAnswers = ({ sub, id, known, isStored = false }: Props) => {
  const drafts = useAnswerDrafts(sub, id, questionsAtMost)
  const answers = drafts.flatMap((draft, at) => {
    const text = draft?.text.trim() ? draft.text : known[at]
    return text && !(isStored && text === known[at]) ? [{ at, text }] : []
  })
  if (answers.length === 0) return null
  return (
    <Panel inset="card" maxW="reading" mt="4" display="grid" gap="4">
      {answers.map(({ at, text }) => (
        <FormField
          key={at}
          label={`Your words to question ${at + 1}`}
          hint="Kept on this device. Copy what you need."
        >
          <Textarea readOnly value={text} rows={6} />
        </FormField>
      ))}
    </Panel>
  )
}
