import * as z from 'zod/mini'
import { linkToken } from '../../../shared/api/account.ts'

const text = z.string().check(z.minLength(1))

/**
 * What the link of a mail with a code carries. With a token, a link that confirms the address also logs in, and a link for
 * a new password also confirms the address. A token that a mail program has cut off counts as none.
 */
export const mailLink = z.object({
  email: text,
  code: text,
  token: z.catch(z.optional(linkToken), undefined),
})
export type MailLink = z.infer<typeof mailLink>
