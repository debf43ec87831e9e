import { setTimeout } from 'node:timers/promises'
import type { AccountServices } from './services.ts'

/**
 * Ends every session of the person. No session can be renewed, and access tokens that are still valid change nothing
 * any more. The mark is written first, because it stops a thief at once.
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

/** In milliseconds. A timer may end a little early, and the clock of the user pool may be a little behind ours. */
const margin = 50

/**
 * Waits until the next second, because tokens have the time of a sign-in in whole seconds. A sign-in in the same second
 * would begin a session that counts as ended.
 */
export const untilNewSessions = async (): Promise<void> => {
  await setTimeout(1000 - (Date.now() % 1000) + margin)
}
