import * as z from 'zod/mini'
import { ulid } from '../../../../shared/api/fields.ts'
import { draft } from '../../../kit/drafts.ts'
import type { Aim } from '../../../writing/aim.ts'
import { fieldsFor, typedFields } from './fields.ts'

const letterDraft = z.object({
  /** Of the letter that comes of it. */
  id: ulid,
  /**
   * The wish as it went out last, where nobody knows what became of it: the same one sent again, also after a reload, is
   * to be the same wish, and another one is not.
   */
  sent: z.nullable(z.string()),
  before: typedFields,
  values: typedFields,
})
export type LetterDraft = z.infer<typeof letterDraft>

/** What the dialog begins with. */
export type Beginning = {
  readonly sub: string
  readonly aim: Aim | null
}

/** The words of one dialog of one person. */
export const draftOf = ({ sub, aim }: Beginning) =>
  draft(sub, `new-letter.${aim ? 'job' : 'new'}`, letterDraft)

export const begin = ({ aim }: Beginning, id: string): LetterDraft => {
  const values = fieldsFor(aim)
  return { id, sent: null, before: values, values }
}

/** Words that were kept go on, but not those of another job. */
export const goesOn = (found: LetterDraft, begun: LetterDraft): boolean =>
  JSON.stringify(found.before) === JSON.stringify(begun.before)

/** Two tabs may take up the same words: unless they were sent, each makes a letter of its own. */
export const takenUp = (found: LetterDraft, freshId: string): LetterDraft =>
  found.sent === null ? { ...found, id: freshId } : found
