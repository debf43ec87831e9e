import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { filledForm } from '../../shared/api/resume-form.ts'
import {
  markdownLimit,
  type Resume,
  type ResumeHead,
  resumeHead,
  resumeVersion,
} from '../../shared/api/resumes.ts'
import { citation, vouchedLine } from '../../shared/api/truth.ts'
import { once } from '../../shared/once.ts'
import { citationsInResume, citationsWithin } from './citations.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

/** The row that a list shows. The text has its own row, because it is many times as long and is not in a list. */
export const resumeKey = (sub: string, id: string): Key => personKey(sub, `RESUME#${id}`)
const textKey = (sub: string, id: string): Key => personKey(sub, `RESUME-TEXT#${id}`)
/** What the resume was written from. It has its own row, because form and text are too long for one row. */
const formKey = (sub: string, id: string): Key => personKey(sub, `RESUME-FORM#${id}`)
export const versionKey = (sub: string, id: string, version: number): Key =>
  personKey(sub, `RESUME-VERSION#${id}#${version}`)
/** The row with the number of resumes, the primary one, and how many the model ever wrote. */
export const resumesKey = (sub: string): Key => personKey(sub, 'RESUMES')

/** The rows of one resume, in the order that `resumeOf` reads them. */
export const resumeKeys = (sub: string, id: string): readonly [Key, Key, Key, Key] => [
  resumeKey(sub, id),
  textKey(sub, id),
  formKey(sub, id),
  resumesKey(sub),
]

const storedHead = once(() => z.omit(resumeHead, { isPrimary: true }))
const storedText = once(() =>
  z.object({
    markdown: z.string(),
    kept: z.array(vouchedLine),
    citations: z._default(z.array(citation), []),
    /** Who or what wrote the present text. */
    origin: resumeVersion.shape.origin,
    /** The earlier texts that are stored, oldest first. */
    versions: z.array(resumeVersion),
  }),
)
export type StoredText = z.infer<ReturnType<typeof storedText>>
const storedForm = once(() => z.object({ form: filledForm, jobDescription: z._default(z.string(), '') }))
const storedCount = once(() =>
  z._default(
    z.object({
      resumes: z._default(z.int(), 0),
      primary: z.optional(z.string()),
      /** How many resumes the model wrote, with those that were deleted since. */
      generated: z._default(z.int(), 0),
    }),
    { resumes: 0, generated: 0 },
  ),
)

export const countOf = (row: Row | undefined) => storedCount().parse(row)

/** Throws when the row is no resume, which is a fault of ours. */
export const headOf = (row: Row, primary: string | undefined): ResumeHead => {
  const head = storedHead().parse(row)
  return { ...head, isPrimary: head.id === primary }
}
/** The form in the third row of `resumeKeys`. */
export const formOfRow = (row: Row): Resume['form'] => storedForm().parse(row).form
export const textOf = (row: Row): StoredText => storedText().parse(row)
export const versionOf = (row: Row) => z.extend(resumeVersion, { markdown: z.string() }).parse(row)

/** A resume from the rows of `resumeKeys`. Null if there is none. */
export const resumeOf = (rows: readonly (Row | undefined)[]): (Resume & StoredText) | null => {
  const [head, text, form, count] = rows
  if (!head || !text || !form) return null
  return { ...headOf(head, countOf(count).primary), ...textOf(text), ...storedForm().parse(form) }
}

/**
 * Checks the length of a text that code has assembled. Throws too_large if it is longer than a person may type, because
 * nobody could edit such a text, and with the most vouched lines it would be too long for its row.
 */
export const madeText = (markdown: string): string => {
  if (markdown.length > markdownLimit) throw new ApiError('too_large')
  return markdown
}

export type NewResume = Pick<Resume, 'id' | 'title' | 'template' | 'aiGenerated' | 'tailoredTo' | 'form'> & {
  readonly markdown: string
  /** The text that the resume was tailored from. Null if it was not tailored. */
  readonly tailoredFrom: { readonly title: string; readonly markdown: string } | null
  /** The default is false. */
  readonly plainName?: boolean
  readonly jobDescription?: string
  readonly kept: Resume['kept']
  readonly citations?: Resume['citations']
}

type ResumeRows = {
  readonly head: Key & Row
  readonly text: Key & Row
  readonly form: Key & Row
  readonly before: (Key & Row) | null
}

/** The rows of a new resume. The text that it was tailored from is its version 0. Throws too_large. */
export const rowsOf = (sub: string, it: NewResume, now: Date): ResumeRows => {
  const {
    id,
    title,
    template,
    aiGenerated,
    tailoredTo,
    form,
    markdown,
    tailoredFrom,
    plainName = false,
    jobDescription = '',
    kept,
    citations = [],
  } = it
  const at = now.toISOString()
  const before = tailoredFrom && {
    version: 0,
    title: tailoredFrom.title,
    savedAt: at,
    origin: 'before-tailoring' as const,
  }
  const text: StoredText = {
    markdown: madeText(markdown),
    kept,
    citations: citationsWithin(citations, citationsInResume),
    origin: aiGenerated ? 'generated' : 'own-words',
    versions: before ? [before] : [],
  }
  const head = {
    id,
    title,
    template,
    plainName,
    aiGenerated,
    tailoredTo,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  return {
    head: { ...head, ...resumeKey(sub, id) },
    text: { ...text, ...textKey(sub, id) },
    form: { form, jobDescription, ...formKey(sub, id) },
    before: before && { ...before, markdown: tailoredFrom?.markdown ?? '', ...versionKey(sub, id, 0) },
  }
}
