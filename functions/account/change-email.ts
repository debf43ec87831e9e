import { randomInt } from 'node:crypto'
import { ApiError } from '../../shared/api/errors.ts'
import { newAddressLetter } from '../mail/new-address-letter.ts'
import type { Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import { notifyOfChanges } from './notify-owner.ts'
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

/** Sends a code to another address. Throws invalid_input where it is the address already, email_taken, daily_limit, no_mail. */
export const beginEmailChange = async (services: AccountServices, sub: string, email: string, now: Date) => {
  const [user, owner] = await Promise.all([services.users.find(sub), services.users.find(email)])
  if (!user) throw new ApiError('not_found')
  if (user.email.toLowerCase() === email.toLowerCase())
    throw new ApiError('invalid_input', {
      fields: { email: 'This is your email already. Enter the one that it is to become.' },
    })
  if (owner) throw new ApiError('email_taken')
  await sendCode(services, sub, email, now)
}

/** Sends another code to the address that waits. Throws not_found where none does, daily_limit, no_mail. */
export const resendEmailCode = async (services: AccountServices, sub: string, now: Date) => {
  const email = await services.emailChanges.pending(sub, now)
  if (email === null) throw new ApiError('not_found')
  await sendCode(services, sub, email, now)
}

/** The address counts from now on, and its owner of before hears of it. Throws wrong_code, email_taken. */
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
