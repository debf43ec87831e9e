import { Textarea } from '@chakra-ui/react'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAnswerDrafts } from './answer-drafts.ts'

type Props = {
  sub: string
  id: string
  /** The answers on the server: drafts with the same text are not shown. */
  saved?: readonly string[]
  /** The answers that the server had before the interview was deleted: shown where there is no draft. */
  deleted?: readonly string[]
}

/** More than any interview has. */
const questionsAtMost = 20

/** The answers of an interview that takes no more answers, so that the person can copy them. */
export const UnsentAnswers = ({ sub, id, saved = [], deleted = [] }: Props) => {
  const drafts = useAnswerDrafts(sub, id, questionsAtMost)
  const answers = drafts.flatMap((draft, at) => {
    const text = draft?.text.trim() ? draft.text : deleted[at]
    return text && text !== saved[at] ? [{ at, text }] : []
  })
  if (answers.length === 0) return null
  return (
    <Panel inset="card" maxW="reading" mt="4" display="grid" gap="4">
      {answers.map(({ at, text }) => (
        <FormField
          key={at}
          label={`Your answer to question ${at + 1}`}
          hint="Kept on this device. Copy what you need."
        >
          <Textarea readOnly value={text} rows={6} />
        </FormField>
      ))}
    </Panel>
  )
}
