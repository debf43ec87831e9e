import * as z from 'zod/mini'
import { isCommonPassword, longestPassword, shortestPassword, tooCommon } from '../domain/passwords/common.ts'

/** A new password: at sign-up, at a reset, and in the settings. */
export const newPassword = z.string().check(
  z.minLength(1, 'Password is required.'),
  z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
  z.maxLength(longestPassword, `Keep the password to at most ${longestPassword} characters.`),
  // The user pool refuses these passwords, and a pasted text often has an invisible space.
  z.refine(text => text === text.trim(), 'A password cannot begin or end with a space.'),
  z.refine(text => !isCommonPassword(text), tooCommon),
)
