import * as z from 'zod/mini'
import { isCommonPassword, shortestPassword } from './password-strength.ts'

/** A password as somebody chooses it, at the sign-up and in the settings. */
export const newPassword = z.string().check(
  z.minLength(1, 'Password is required.'),
  z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
  z.maxLength(256, 'Keep the password to at most 256 characters.'),
  // The user pool refuses these, and a paste often brings one along unseen.
  z.refine(text => text === text.trim(), 'A password cannot begin or end with a space.'),
  z.refine(
    text => !isCommonPassword(text),
    'This is among the first passwords that guessers try. Put a few words of your own together.',
  ),
)
