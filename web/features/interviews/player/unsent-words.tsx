import { Textarea } from '@chakra-ui/react'
import { FormField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAnswerDrafts } from '../practice/answer-drafts.ts'

type Props = {
  sub: string
  id: string
  /** What the server had of them, where it is still known here: also to be copied, where it is nowhere else. */
  known: readonly string[]
  /** The server still has those, and they are shown beside this. */
  isKept?: boolean
}

/** No session has more questions. */
const most = 20

/** Words of a session that takes no more of them: they are still to be copied. */
export const UnsentWords = ({ sub, id, known, isKept = false }: Props) => {
  const drafts = useAnswerDrafts(sub, id, most)
  const words = drafts.flatMap((draft, at) => {
    const text = draft?.text.trim() ? draft.text : known[at]
    return text && !(isKept && text === known[at]) ? [{ at, text }] : []
  })
  if (words.length === 0) return null
  return (
    <Panel inset="card" maxW="reading" mt="4" display="grid" gap="4">
      {words.map(({ at, text }) => (
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
