import type { AccountServices } from './services.ts'

/**
 * Every session of the person is over: none can be renewed, and the access tokens that are still good by themselves
 * change nothing any more. The mark comes first, because it is what stops a thief at once.
 */
export const endSessions = async (
  { users, sessions }: Pick<AccountServices, 'users' | 'sessions'>,
  sub: string,
  now: Date,
): Promise<void> => {
  await sessions.endAll(sub, now)
  await users.endSessions(sub)
}
