import { storedValue } from '../browser/stored-value.ts'

/** What the landing page says to a person who has left. The account's own mail says when the last of its data is deleted. */
const notices = {
  'logged-out': { title: 'Logged out' },
  'signed-out-everywhere': {
    title: 'Logged out everywhere',
    description: 'Every device asks for your password now, also this device.',
  },
  'account-deleted': {
    title: 'Your account is deleted',
    description: 'You are logged out. Everything that we kept about you is deleted within 30 days.',
  },
} as const

export type SignOutReason = keyof typeof notices

const isReason = (value: unknown): value is SignOutReason =>
  typeof value === 'string' && Object.hasOwn(notices, value)

/** The landing page is another page than the app, and finds the reason here. */
export const signOutReason = storedValue(() => sessionStorage, 'aiki.farewell', {
  safeParse: (value: unknown) => (isReason(value) ? { data: value } : {}),
})

/** The notice for a person who came from the app just now; null for everybody else, and after the first time. */
export const takeSignOutNotice = (): { title: string; description?: string } | null => {
  const reason = signOutReason.read()
  signOutReason.write(null)
  return reason && notices[reason]
}
