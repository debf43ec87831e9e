import * as z from 'zod/mini'
import { optionalLine } from './fields.ts'
import { filledForm } from './resume-form.ts'

/** The most lines that a person vouches for in one document. */
export const vouchedAtMost = 80

/** A line without support in the person's facts that the person confirmed as true, and its source. */
export const newVouchedLine = z.strictObject({
  /** As in the text, without the marks of Markdown. */
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  /** In the person's own words: `My work at Gani Haulage`. */
  source: optionalLine(200).check(z.minLength(1, 'Say where it comes from.')),
})
/** A vouched line in an answer. */
export const vouchedLine = z.object({ text: z.string(), source: z.string() })
export type VouchedLine = z.infer<typeof newVouchedLine>

/** A line that the model wrote, and the facts that it cited for the line, as the facts stood then. */
export const citation = z.object({ text: z.string(), facts: z.array(z.string()) })
export type Citation = z.infer<typeof citation>

/** The most lines of the model that a person puts into a resume between two saves. */
export const newCitationsAtMost = 20
/** The most facts of a line of the model that a person takes. */
export const factsOfCitationAtMost = 8
/** A citation in a request: of a line of the model that the person took. */
export const newCitation = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  facts: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(factsOfCitationAtMost)),
})

/** All that a person said about themselves. A text that the model writes for them may claim nothing else. */
export const facts = z.object({
  form: filledForm,
  /** Other statements, in whole sentences: from the profile, and lines that the person vouched for. */
  statements: z.array(z.string()),
})
export type Facts = z.infer<typeof facts>
