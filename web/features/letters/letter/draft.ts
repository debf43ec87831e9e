import * as z from 'zod/mini'
import { type Letter, letterEdit } from '../../../../shared/api/letters.ts'
import { lineKept } from '../../../../shared/api/truth.ts'
import { draft } from '../../../kit/drafts.ts'

export { letterEdit as letterFields }
export type LetterFields = z.input<typeof letterEdit>
export type LetterValues = z.output<typeof letterEdit>

export const letterFieldNames = z.keyof(letterEdit)

/** The fields as they read before anything is typed. */
export const fieldsOf = ({ content, kept }: Letter): LetterFields => ({ content, kept })

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({ content: z.string(), kept: z.array(lineKept) })

/** What the person saw when they began, its version, and what they typed. */
const letterDraft = z.object({ version: z.int(), before: typed, values: typed })
export type LetterDraft = z.infer<typeof letterDraft>

export const letterDraftOf = (sub: string, id: string) => draft(sub, `letter.${id}`, letterDraft)

export const begin = (row: Letter): LetterDraft => {
  const values = fieldsOf(row)
  return { version: row.version, before: values, values }
}
