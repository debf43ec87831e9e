import { randomInt } from 'node:crypto'
import { ApiError } from '../../shared/api/errors.ts'
import { tooCommon } from '../../shared/domain/passwords/common.ts'
import { newAddressLetter } from '../mail/code-letter.ts'
import type { Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import { notifyOfChanges, notifyOfKey } from './notify-owner.ts'
import { replacePassword } from './replace-password.ts'
import type { AccountServices } from './services.ts'

const sendCode = async (services: AccountServices, sub: string, email: string, now: Date): Promise<void> => {
  const { emailChanges, mailer, siteUrl } = services
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await emailChanges.begin(sub, email, code, now)
  try {
    await mailer.send(mailOf(email, newAddressLetter({ code, siteUrl })))
  } catch (cause) {
    throw new ApiError('no_mail', { cause })
  }
}

/**
 * Sends a code to a new address. Throws invalid_input if it is the present address, email_taken, daily_limit, no_mail.
 */
export const beginEmailChange = async (services: AccountServices, sub: string, email: string, now: Date) => {
  const [user, owner] = await Promise.all([services.users.find(sub), services.users.find(email)])
  if (!user) throw new ApiError('not_found')
  if (user.email.toLowerCase() === email.toLowerCase())
    throw new ApiError('invalid_input', {
      fields: { email: 'This is already your email. Enter your new email.' },
    })
  if (owner) throw new ApiError('email_taken')
  await sendCode(services, sub, email, now)
}

/** Sends another code to the address that waits for its code. Throws not_found if none waits, daily_limit, no_mail. */
export const resendEmailCode = async (services: AccountServices, sub: string, now: Date) => {
  const email = await services.emailChanges.pending(sub, now)
  if (email === null) throw new ApiError('not_found')
  await sendCode(services, sub, email, now)
}

/** Makes the new address the address of the account, and notifies the owner. Throws wrong_code, email_taken. */
export const confirmEmailChange = async (
  services: AccountServices,
  { sub, code }: { sub: string; code: string },
  at: { now: Date; log: Log },
): Promise<string> => {
  const { users, emailChanges } = services
  const email = await emailChanges.redeem(sub, code, at.now)
  await users.setEmail(sub, email)
  await notifyOfChanges(services, sub, at)
  await emailChanges.confirmed(sub)
  return email
}

/** Sets the password and ends every session. Throws invalid_input for a very common password. */
export const changePassword = async (
  services: AccountServices,
  { sub, password }: { sub: string; password: string },
  at: { now: Date; log: Log },
): Promise<void> => {
  const { isMostUsed } = await import('../../shared/domain/passwords/most-used.ts')
  if (isMostUsed(password)) throw new ApiError('invalid_input', { fields: { password: tooCommon } })
  const user = await services.users.find(sub)
  if (!user) throw new ApiError('not_found')
  await replacePassword(services, user, { password, news: 'password-changed' }, at)
}

type At = { readonly now: Date; readonly log: Log }

/**
 * Switches the second factor on, so that a sign-in asks for a code of the authenticator app. If it was on before, the
 * app gets a new key, of which the owner is notified. Throws wrong_code.
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

/** Switches the second factor off, so that the password is enough to sign in. */
export const turnOffTwoFactor = async (services: AccountServices, sub: string, at: At): Promise<void> => {
  await services.users.setTwoFactor(sub, false)
  await notifyOfChanges(services, sub, at)
}
