import * as z from 'zod/mini'
import { optionalLine } from './fields.ts'
import { filledForm } from './resume-form.ts'

/** The most lines that a person vouches for in one document. */
export const vouchedAtMost = 80

/** A line that the person's facts do not bear out, which they said is true, and where it comes from. */
export const newVouchedLine = z.strictObject({
  /** As it stands in the text, without marks of Markdown. */
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  /** In the person's own words: `My work at Gani Haulage`. */
  source: optionalLine(200).check(z.minLength(1, 'Say where it comes from.')),
})
/** As it is answered. */
export const vouchedLine = z.object({ text: z.string(), source: z.string() })
export type VouchedLine = z.infer<typeof newVouchedLine>

/** All that a person told us of themselves, which what is written for them must keep to. */
export const facts = z.object({
  form: filledForm,
  /** What they said besides, in whole sentences: of the profile, and lines that they vouched for. */
  statements: z.array(z.string()),
})
export type Facts = z.infer<typeof facts>
