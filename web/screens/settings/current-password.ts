import * as z from 'zod/mini'
import { Trouble } from '../../session/trouble.ts'

/** The password that somebody re-enters to show that it is them. */
export const currentPassword = z.string().check(z.minLength(1, 'Enter your current password.'))

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof Trouble && error.reason === 'wrong-current-password'
