import { beginProfile, type ProfileStores } from '../identity/begin-profile.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Users } from '../services/users.ts'
import type { SignUpStore } from '../store/sign-ups.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

type Services = {
  readonly signUps: Pick<SignUpStore, 'due' | 'held' | 'remove'>
  readonly profiles: ProfileStores['profiles']
  readonly users: Users
}

/** Says whether there was a user to forget. */
const settle = async (services: Services, username: string, now: Date): Promise<boolean> => {
  const { signUps, users } = services
  const user = await users.find(username)
  if (user && user.status !== 'UNCONFIRMED') {
    // Confirmed, and still here: the trigger failed, which Cognito does not call again.
    await beginProfile(services, { ...user, username }, now)
    return false
  }
  if (user) await users.remove(username)
  await signUps.remove(username)
  return user !== null
}

/**
 * Deletes the sign-ups that nobody confirmed in time, from the user pool and from the table, and makes up for triggers
 * that failed. One that fails does not keep the others; it is due again at the next run, and this one ends as failed.
 */
export const forgetUnconfirmed = (services: Services) =>
  logFailures(async (payload: unknown): Promise<{ forgotten: number }> => {
    schedules['forget-unconfirmed'].payload.parse(payload)
    const log = createLog({ schedule: 'forget-unconfirmed' })
    const now = new Date()
    let forgotten = 0
    const task = async (username: string) => {
      if (await settle(services, username, now)) forgotten += 1
    }
    await eachDue({ due: services.signUps.due(now), task, now, log })
    return { forgotten }
  })
