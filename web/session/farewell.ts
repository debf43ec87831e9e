import { storedValue } from '../browser/stored-value.ts'

/** What is said to somebody who has left. The account's own mail says when the last of its data is gone. */
const farewells = {
  'logged-out': { title: 'Logged out' },
  'signed-out-everywhere': {
    title: 'Signed out everywhere',
    description: 'Every device asks for your password now, this one too.',
  },
  'account-deleted': {
    title: 'Your account is deleted',
    description: 'You are signed out. Everything that we kept of you is purged within 30 days.',
  },
} as const

export type Farewell = keyof typeof farewells

const isFarewell = (value: unknown): value is Farewell =>
  typeof value === 'string' && Object.hasOwn(farewells, value)

const waiting = storedValue(() => sessionStorage, 'aiki.farewell', {
  safeParse: (value: unknown) => (isFarewell(value) ? { data: value } : {}),
})

/** The landing page is another page: it asks for this when it is there. */
export const sayFarewell = (farewell: Farewell): void => waiting.write(farewell)

/** What there is to say to who came from the app just now; null for everybody else, and after the first time. */
export const takeFarewell = (): { title: string; description?: string } | null => {
  const farewell = waiting.read()
  waiting.write(null)
  return farewell && farewells[farewell]
}
