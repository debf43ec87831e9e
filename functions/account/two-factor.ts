import type { Log } from '../runtime/log.ts'
import { notifyOfChanges, notifyOfKey } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

type At = { readonly now: Date; readonly log: Log }

/**
 * A sign-in asks for a code of the authenticator app from now on. Where it did so before, the app has another key. Throws
 * wrong_code.
 */
export const turnOnTwoFactor = async (
  services: AccountServices,
  { sub, accessToken, code }: { sub: string; accessToken: string; code: string },
  at: At,
): Promise<void> => {
  const before = await services.users.find(sub)
  await services.users.proveTwoFactor(accessToken, code)
  await services.users.setTwoFactor(sub, true)
  const user = await notifyOfChanges(services, sub, at)
  if (user && before?.twoFactor) await notifyOfKey(services, user, at)
}

/** The password alone signs in from now on. */
export const turnOffTwoFactor = async (services: AccountServices, sub: string, at: At): Promise<void> => {
  await services.users.setTwoFactor(sub, false)
  await notifyOfChanges(services, sub, at)
}
