import type { Log } from '../runtime/log.ts'
import { notifyOfChanges } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

type At = { readonly now: Date; readonly log: Log }

const set = async (services: AccountServices, sub: string, on: boolean, at: At): Promise<void> => {
  await services.users.setTwoFactor(sub, on)
  const user = await services.users.find(sub)
  if (user) await notifyOfChanges(services, user, at)
}

/** A sign-in asks for a code of the authenticator app from now on. Throws wrong_code. */
export const turnOnTwoFactor = async (
  services: AccountServices,
  { sub, accessToken, code }: { sub: string; accessToken: string; code: string },
  at: At,
): Promise<void> => {
  await services.users.proveTwoFactor(accessToken, code)
  await set(services, sub, true, at)
}

/** The password alone signs in from now on. */
export const turnOffTwoFactor = (services: AccountServices, sub: string, at: At): Promise<void> =>
  set(services, sub, false, at)
