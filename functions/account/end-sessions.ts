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

/** In milliseconds: timers may end a little early, and the clock of the user pool may be a little behind ours. */
const margin = 50

/**
 * Waits until the next second, because tokens tell the time of a sign-in in whole seconds. Whoever signs in again in the
 * same second would have a session that counts as an old one.
 */
export const untilNewSessions = async (): Promise<void> => {
  await setTimeout(1000 - (Date.now() % 1000) + margin)
}
