import * as z from 'zod/mini'
import { type Letter, type LetterEdit, letter, lettersAtMost } from '../../shared/api/letters.ts'
import { filledForm, type ResumeForm } from '../../shared/api/resume-form.ts'
import { type Citation, citation } from '../../shared/api/truth.ts'
import { citationsInLetter, citationsWithin } from './citations.ts'
import { addCounted, type CountedKind, countedRows } from './counted-rows.ts'
import { personKey } from './keys.ts'
import type { Key, Row, Table, Write } from './table.ts'
import { type Edit, editedRow } from './versioned.ts'

/** Throws when the row is no letter, which is a fault of ours. */
export const letterOf = (row: Row): Letter => letter.parse(row)

const kind: CountedKind<Letter> = {
  prefix: 'LETTER#',
  atMost: lettersAtMost,
  read: letterOf,
}

const letterKey = (sub: string, id: string): Key => personKey(sub, `LETTER#${id}`)
/** The form, the job description and the citations of a letter. The row is read only with its letter, not in a list. */
const sourceKey = (sub: string, id: string): Key => personKey(sub, `LETTER-SOURCE#${id}`)

const storedSource = z.object({
  form: filledForm,
  jobDescription: z.string(),
  citations: z._default(z.array(citation), []),
})
export type LetterWithSource = Letter & z.infer<typeof storedSource>

type NewLetter = Pick<
  Letter,
  'id' | 'jobTitle' | 'companyName' | 'content' | 'tone' | 'applicationId' | 'kept'
> & {
  readonly form: ResumeForm
  readonly jobDescription: string
  readonly citations?: readonly Citation[]
}

/** The writes that add a letter. Those of `addCounted` come first. */
export const newLetter = (
  sub: string,
  { form, jobDescription, citations = [], ...it }: NewLetter,
  now: Date,
): Write[] => {
  const at = now.toISOString()
  const begun: Letter = {
    ...it,
    aiGenerated: true,
    revisionCountedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  return [
    ...addCounted(kind, sub, begun),
    {
      put: {
        form,
        jobDescription,
        citations: citationsWithin(citations, citationsInLetter),
        ...sourceKey(sub, it.id),
      },
    },
  ]
}

type RevisedLetter = Pick<Letter, 'id' | 'version' | 'content' | 'revisionCountedAt'> & {
  readonly citations: readonly Citation[]
}

/** The writes of a text that the model wrote anew. `version` is the one that the person saw: the first condition. */
export const revisedLetter = (
  sub: string,
  { id, version, content, revisionCountedAt, citations }: RevisedLetter,
  now: Date,
): Write[] => [
  {
    update: letterKey(sub, id),
    changes: { set: { content, revisionCountedAt, version: version + 1, updatedAt: now.toISOString() } },
    condition: { is: { version } },
  },
  {
    update: sourceKey(sub, id),
    changes: { set: { citations: citationsWithin(citations, citationsInLetter) } },
    condition: { is: {} },
  },
]

/** A person's cover letters. Each verb reads and writes only rows of `sub`. */
export const letterStore = (table: Table) => {
  const { list, remove } = countedRows(table, kind)
  return {
    /** Newest first. */
    list,
    get: async (sub: string, id: string): Promise<LetterWithSource | null> => {
      const [row, source] = await table.getMany([letterKey(sub, id), sourceKey(sub, id)])
      return row && source ? { ...letterOf(row), ...storedSource.parse(source) } : null
    },
    /** Throws not_found or stale_version. */
    update: async (sub: string, edit: Edit<LetterEdit>): Promise<Letter> => {
      const { id, patch, version, now } = edit
      const outcome = await table.update(
        letterKey(sub, id),
        { set: { ...patch, version: version + 1, updatedAt: now.toISOString() } },
        { is: { version } },
      )
      return editedRow(outcome, edit, letterOf)
    },
    /** Throws not_found. */
    remove: (sub: string, id: string) => remove(sub, id, [{ remove: sourceKey(sub, id) }]),
  }
}
export type LetterStore = ReturnType<typeof letterStore>
