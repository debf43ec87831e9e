import * as z from 'zod'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { difficulties, interviewIndustries } from '../../../../shared/lists.ts'
import { textIn } from '../prompt.ts'

const text = z.string().catch('')
const interview = z.object({
  jobTitle: text,
  companyName: text,
  industry: z.enum(interviewIndustries).nullable().catch(null),
  difficulty: z.enum(difficulties).catch('intermediate'),
  count: z.int().min(1).max(20).catch(8),
})

/** What the interview is for. An industry that is not of the list is null. */
export const interviewIn = (prompt: string) => {
  const read = jsonOrNothing(textIn(prompt, 'interview'))
  return interview.parse(typeof read === 'object' && read !== null ? read : {})
}
export type InterviewRead = ReturnType<typeof interviewIn>

/** What was asked before; what is no text is left out. */
export const askedBeforeIn = (prompt: string): string[] =>
  z
    .array(text)
    .catch([])
    .parse(jsonOrNothing(textIn(prompt, 'asked_before')))
