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
import { vouchedLine } from '../../shared/api/truth.ts'
import { personPartition } from './keys.ts'
import { resumePrefix, resumesSortKey } from './schema.ts'
import type { Key, Row } from './table.ts'

/** What a list shows. The text stands in a row of its own: it is many times as long, and read one at a time. */
export const resumeKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${resumePrefix}${id}`,
})
const textKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `RESUME-TEXT#${id}` })
/** What it was written from: written once, and too long to stand beside the text within the size of a row. */
const formKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `RESUME-FORM#${id}` })
export const versionKey = (sub: string, id: string, version: number): Key => ({
  pk: personPartition(sub),
  sk: `RESUME-VERSION#${id}#${version}`,
})
/** How many there are, which is the primary one, and whether one was ever generated. */
export const resumesKey = (sub: string): Key => ({ pk: personPartition(sub), sk: resumesSortKey })

/** The rows of one resume, in the order that `resumeOf` reads them. */
export const resumeKeys = (sub: string, id: string): readonly [Key, Key, Key, Key] => [
  resumeKey(sub, id),
  textKey(sub, id),
  formKey(sub, id),
  resumesKey(sub),
]

const storedHead = z.omit(resumeHead, { isPrimary: true })
const storedText = z.object({
  markdown: z.string(),
  kept: z.array(vouchedLine),
  /** How the present text came about. */
  origin: resumeVersion.shape.origin,
  /** The earlier texts that are kept, oldest first. */
  versions: z.array(resumeVersion),
})
export type StoredText = z.infer<typeof storedText>
const storedForm = z.object({ form: filledForm })
const storedCount = z._default(
  z.object({
    resumes: z._default(z.int(), 0),
    primary: z.optional(z.string()),
    /** Resumes that the model wrote, those deleted since among them. */
    generated: z._default(z.int(), 0),
  }),
  { resumes: 0, generated: 0 },
)

export const countOf = (row: Row | undefined) => storedCount.parse(row)

/** Throws when the row is no resume: that is a fault of ours. */
export const headOf = (row: Row, primary: string | undefined): ResumeHead => {
  const head = storedHead.parse(row)
  return { ...head, isPrimary: head.id === primary }
}
export const textOf = (row: Row): StoredText => storedText.parse(row)
export const versionOf = (row: Row) => z.extend(resumeVersion, { markdown: z.string() }).parse(row)

/** From the rows of `resumeKeys`; null where there is none. */
export const resumeOf = (rows: readonly (Row | undefined)[]): (Resume & StoredText) | null => {
  const [head, text, form, count] = rows
  if (!head || !text || !form) return null
  return { ...headOf(head, countOf(count).primary), ...textOf(text), ...storedForm.parse(form) }
}

/**
 * A text that was not typed but put together. Throws too_large where it is longer than what may be typed: nobody could
 * edit it, and with all lines that may be vouched for it would be too long for its row.
 */
export const madeText = (markdown: string): string => {
  if (markdown.length > markdownLimit) throw new ApiError('too_large')
  return markdown
}

/** A resume as it begins. */
export type NewResume = Pick<Resume, 'id' | 'title' | 'template' | 'aiGenerated' | 'tailoredTo' | 'form'> & {
  readonly markdown: string
  /** The text that it was tailored from; null: none. */
  readonly tailoredFrom: { readonly title: string; readonly markdown: string } | null
  readonly kept: Resume['kept']
}

export type ResumeRows = {
  readonly head: Key & Row
  readonly text: Key & Row
  readonly form: Key & Row
  readonly before: (Key & Row) | null
}

/** The rows of a new one. What it was tailored from is its version 0. Throws too_large. */
export const rowsOf = (sub: string, it: NewResume, now: Date): ResumeRows => {
  const { id, title, template, aiGenerated, tailoredTo, form, markdown, tailoredFrom, kept } = it
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
    origin: aiGenerated ? 'generated' : 'own-words',
    versions: before ? [before] : [],
  }
  const head = { id, title, template, aiGenerated, tailoredTo, version: 1, createdAt: at, updatedAt: at }
  return {
    head: { ...head, ...resumeKey(sub, id) },
    text: { ...text, ...textKey(sub, id) },
    form: { form, ...formKey(sub, id) },
    before: before && { ...before, markdown: tailoredFrom?.markdown ?? '', ...versionKey(sub, id, 0) },
  }
}
