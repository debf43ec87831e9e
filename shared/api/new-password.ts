import * as z from 'zod/mini'
import { isCommonPassword, tooCommon } from '../domain/passwords/common.ts'
import { longestPassword, shortestPassword } from '../domain/passwords/length.ts'

/** A password as somebody chooses it: at the sign-up, at a reset, and in the settings. */
export const newPassword = z.string().check(
  z.minLength(1, 'Password is required.'),
  z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
  z.maxLength(longestPassword, `Keep the password to at most ${longestPassword} characters.`),
  // The user pool refuses these, and a paste often brings one along unseen.
  z.refine(text => text === text.trim(), 'A password cannot begin or end with a space.'),
  z.refine(text => !isCommonPassword(text), tooCommon),
)
