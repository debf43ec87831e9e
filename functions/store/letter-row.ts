import * as z from 'zod/mini'
import { type Letter, letter } from '../../shared/api/letters.ts'
import { filledForm, type ResumeForm } from '../../shared/api/resume-form.ts'
import { personPartition } from './keys.ts'
import { letterPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

export const letterKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${letterPrefix}${id}`,
})
/** What it was written from, and for: written once, and read with one letter alone. */
const sourceKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `LETTER-SOURCE#${id}` })
export const letterKeys = (sub: string, id: string): readonly [Key, Key] => [
  letterKey(sub, id),
  sourceKey(sub, id),
]
/** How many letters there are. */
export const lettersKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'LETTERS' })

const source = z.object({ form: filledForm, jobDescription: z.string() })

/** Throws when the row is no letter: that is a fault of ours. */
export const letterOf = (row: Row): Letter => letter.parse(row)

export type LetterWithSource = Letter & z.infer<typeof source>

/** From the rows of `letterKeys`; null where there is none. */
export const letterOfRows = ([row, from]: readonly (Row | undefined)[]): LetterWithSource | null =>
  row && from ? { ...letterOf(row), ...source.parse(from) } : null

export type NewLetter = Pick<
  Letter,
  'id' | 'jobTitle' | 'companyName' | 'content' | 'tone' | 'applicationId' | 'kept'
> & {
  readonly form: ResumeForm
  readonly jobDescription: string
}

export const letterRows = (
  sub: string,
  { form, jobDescription, ...it }: NewLetter,
  now: Date,
): readonly [Key & Row, Key & Row] => {
  const at = now.toISOString()
  const begun: Letter = { ...it, aiGenerated: true, version: 1, createdAt: at, updatedAt: at }
  return [
    { ...begun, ...letterKey(sub, it.id) },
    { form, jobDescription, ...sourceKey(sub, it.id) },
  ]
}
