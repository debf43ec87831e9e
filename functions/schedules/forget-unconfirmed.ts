import type { Uses } from '../composition/services.ts'
import { beginProfile, type ProfileStores } from '../identity/begin-profile.ts'
import type { Users } from '../services/users.ts'
import { profileStore } from '../store/profiles.ts'
import { type SignUpStore, signUpStore } from '../store/sign-ups.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

type Services = {
  readonly signUps: Pick<SignUpStore, 'due' | 'get' | 'remove'>
  readonly profiles: ProfileStores['profiles']
  readonly users: Users
}

/** Handles one sign-up. Returns whether a user was removed. */
const forgetOne = async (services: Services, username: string, now: Date): Promise<boolean> => {
  const { signUps, users } = services
  const user = await users.find(username)
  if (user && user.status !== 'UNCONFIRMED') {
    // The row of a confirmed sign-up still exists because the trigger failed, and Cognito does not call a trigger
    // again.
    await beginProfile(services, { ...user, username }, now)
    return false
  }
  if (user) await users.remove(username)
  await signUps.remove(username)
  return user !== null
}

/**
 * Deletes the sign-ups that were not confirmed in time, from the user pool and from the table, and repeats the work of
 * triggers that failed. A sign-up that fails does not stop the others: it is due again at the next run, and this run
 * fails.
 */
export const runForgetUnconfirmed = (services: Services) =>
  scheduled(schedules['forget-unconfirmed'].payload, async ({ now, log }) => {
    let forgotten = 0
    const task = async (username: string) => {
      if (await forgetOne(services, username, now)) forgotten += 1
    }
    await eachDue({ due: services.signUps.due(now), task, now, log })
    return { forgotten }
  })

export const forgetUnconfirmed = ({ table, users }: Uses<'table' | 'users'>) =>
  oneAtATime(
    table(),
    runForgetUnconfirmed({
      signUps: signUpStore(table()),
      profiles: profileStore(table()),
      users: users(),
    }),
  )
