import * as z from 'zod/mini'

/** A sentence or a line of the model's: a value that is longer than any resume wants is cut by nobody, but refused. */
const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/**
 * What the model may say in a resume: wording alone. Names, employers, dates, schools and contacts are not here: they
 * are put in from the person's own facts.
 */
export const resumeDraft = z.object({
  headline: z.string().check(z.trim(), z.maxLength(160)),
  summary: z.string().check(z.trim(), z.maxLength(1500)),
  work: z
    .array(
      z.object({
        /** Which entry of the person's work, counted from 0 as in the facts. */
        entry: z.int().check(z.minimum(0), z.maximum(50)),
        bullets: z.array(words(500)).check(z.maxLength(8)),
      }),
    )
    .check(z.maxLength(30)),
  /** The person's own skills, those that matter most for the job first. */
  skills: z.array(words(100)).check(z.maxLength(60)),
})
export type ResumeDraft = z.infer<typeof resumeDraft>

/** The body of a letter: greeting and close are put in by us. */
export const letterDraft = z.object({
  paragraphs: z.array(words(2000)).check(z.minLength(1), z.maxLength(6)),
})
export type LetterDraft = z.infer<typeof letterDraft>
