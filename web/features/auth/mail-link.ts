import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** What the link of a confirmation mail carries. A link without a token confirms, and does not log in. */
export const mailLink = z.object({ email: text, code: text, token: z.optional(text) })
export type MailLink = z.infer<typeof mailLink>
