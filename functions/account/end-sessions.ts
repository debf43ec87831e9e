import { setTimeout } from 'node:timers/promises'
import type { AccountServices } from './services.ts'

/**
 * Every session of the person is over: none can be renewed, and the access tokens that are still good by themselves
 * change nothing any more. The mark comes first, because it is what stops a thief at once.
 */
export const endSessions = async (
  {
    users,
    sessions,
  }: Pick<AccountServices, 'sessions'> & {
    readonly users: Pick<AccountServices['users'], 'endSessions'>
  },
  sub: string,
  now: Date,
): Promise<void> => {
  await sessions.endAll(sub, now)
  await users.endSessions(sub)
}

/**
 * Resolves when the second has begun in which a session is a new one. Who goes on at once with a new password must not
 * meet the end of the old sessions.
 */
export const untilNewSessions = async (): Promise<void> => {
  await setTimeout(1000 - (Date.now() % 1000))
}
