export type NewPasswords = { readonly password: string; readonly again: string }

type Fault = {
  readonly field: keyof NewPasswords
  readonly message: string
  /** The toast of the specification, where it has one. */
  readonly title?: string
}

const shortest = 6
const longest = 256

/** What is wrong, in the order of the specification: both are there, they match, they are long enough. */
export const faultsOf = ({ password, again }: NewPasswords): readonly Fault[] => {
  const missing: Fault[] = []
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
  if (password.length < shortest)
    return [
      {
        field: 'password',
        title: 'Password too short',
        message: `Password must be at least ${shortest} characters long.`,
      },
    ]
  if (password.length > longest)
    return [{ field: 'password', message: `Keep the password to at most ${longest} characters.` }]
  // The user pool refuses these, and a paste often brings one along unseen.
  if (password !== password.trim())
    return [{ field: 'password', message: 'A password cannot begin or end with a space.' }]
  return []
}
