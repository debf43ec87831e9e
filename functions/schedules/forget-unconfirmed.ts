import { createLog, describeError } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import type { SignUpStore } from '../store/sign-ups.ts'
import { schedules } from './payload.ts'

type Services = { readonly signUps: Pick<SignUpStore, 'due' | 'remove'>; readonly users: Users }

/**
 * Deletes the sign-ups that nobody confirmed in time, from the user pool and from the table. One that fails does not
 * keep the others; it is due again at the next run, and this one ends as failed.
 */
export const forgetUnconfirmed =
  ({ signUps, users }: Services) =>
  async (payload: unknown): Promise<{ forgotten: number }> => {
    schedules['forget-unconfirmed'].payload.parse(payload)
    const log = createLog({ schedule: 'forget-unconfirmed' })
    let forgotten = 0
    let failed = 0
    for await (const username of signUps.due(new Date())) {
      try {
        if ((await users.status(username)) === 'UNCONFIRMED') {
          await users.remove(username)
          forgotten += 1
        }
        await signUps.remove(username)
      } catch (error) {
        failed += 1
        log.error('not forgotten', describeError(error))
      }
    }
    log.info('done', { forgotten, failed })
    if (failed > 0) throw new Error(`${failed} sign-ups could not be forgotten.`)
    return { forgotten }
  }
