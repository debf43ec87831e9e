import { ulid } from 'ulid'
import { securityLetter, securityNotice } from '../mail/security-letter.ts'
import { createLog, describeError } from '../runtime/log.ts'
import { type Mailer, mailAll } from '../services/mail.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { Confirmed } from './begin-profile.ts'

export type ResetServices = {
  readonly notifications: Pick<NotificationStore, 'add'>
  readonly mailer: Mailer
  readonly siteUrl: string
}

/**
 * The owner hears of a password that was reset, in the app and by mail, whoever chose the new one. The password counts
 * already: what fails here is for the log, and no error at the form.
 */
export const tellOfReset = async (
  { notifications, mailer, siteUrl }: ResetServices,
  { sub, email, name }: Confirmed,
  now: Date,
): Promise<void> => {
  const log = createLog()
  const noticed = notifications
    .add(sub, securityNotice('password-reset', ulid(now.getTime())), now)
    .catch((error: unknown) => log.error('not notified', describeError(error)))
  const mailed = mailAll(mailer, [email], securityLetter('password-reset', { name, siteUrl }), log)
  await Promise.all([noticed, mailed])
}
