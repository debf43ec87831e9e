import {
  longestPassword as longest,
  shortestPassword as shortest,
} from '../../shared/domain/passwords/length.ts'
import { invalidParameter, invalidPassword } from './errors.ts'

/** Throws in Cognito's words when the pool would not take this password. */
export const checkPassword = (password: string): void => {
  if (password.length > longest)
    throw invalidParameter(
      `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to ${longest}`,
    )
  if (password.length < shortest)
    throw invalidPassword('Password did not conform with policy: Password not long enough')
  if (/^\s|\s$/.test(password))
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
}
