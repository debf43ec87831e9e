import { newPassword } from '../../../shared/api/new-password.ts'

export type NewPasswords = { readonly password: string; readonly again: string }

type PasswordError = {
  readonly field: keyof NewPasswords
  readonly message: string
  /** Of a toast, where the specification has one. */
  readonly title?: string
}

/** In characters, as the specification says. Our own rule asks for more, with its own message. */
const shortestSpecified = 6

/** Checked in the order of the specification: both are given, they match, they are long enough. */
export const passwordErrors = ({ password, again }: NewPasswords): readonly PasswordError[] => {
  const missing: PasswordError[] = []
  if (password === '') missing.push({ field: 'password', message: 'New password is required.' })
  if (again === '') missing.push({ field: 'again', message: 'Enter the new password once more.' })
  if (missing.length > 0) return missing
  if (password !== again)
    return [
      {
        field: 'again',
        title: "Passwords don't match",
        message: 'Please ensure both passwords are identical.',
      },
    ]
  if (password.length < shortestSpecified)
    return [
      {
        field: 'password',
        title: 'Password too short',
        message: `Password must be at least ${shortestSpecified} characters long.`,
      },
    ]
  const [issue] = newPassword.safeParse(password).error?.issues ?? []
  return issue ? [{ field: 'password', message: issue.message }] : []
}
