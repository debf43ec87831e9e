import type { MailState } from '../../shared/api/account.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { afterRetry, retryFrom, type Suppression } from '../../shared/domain/suppression.ts'
import { retryLetter } from '../mail/suppression-letter.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import type { SuppressionList } from '../services/suppression-list.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SuppressionStore } from '../store/suppressions.ts'

type Services = {
  readonly suppressions: SuppressionStore
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
  readonly suppressionList: SuppressionList
}

const stateOf = (email: string, suppression: Suppression, now: Date): MailState => {
  const { bouncedAt, complainedAt } = suppression
  const at = bouncedAt ?? complainedAt
  if (at === null) return { suppressed: null }
  const reason = bouncedAt === null ? 'complaint' : 'bounce'
  const from = retryFrom(suppression, now)
  return { suppressed: { email, reason, at, retryFrom: from?.toISOString() ?? null } }
}

/** What is known of the person's mailbox. */
export const mailState = async (
  { suppressions }: Pick<Services, 'suppressions'>,
  sub: string,
  now: Date,
): Promise<MailState> => {
  const found = await suppressions.get(sub, now)
  return found ? stateOf(found.email, found.suppression, now) : { suppressed: null }
}

/**
 * Sends to a mailbox again, and mails it at once, so that the person soon sees whether it takes mails. A report of spam
 * has turned the mails with a switch off, and this turns them on again. Throws not_found if nothing is known against the
 * mailbox, daily_limit, no_mail.
 */
export const retryMail = async (services: Services, sub: string, now: Date): Promise<MailState> => {
  const { suppressions, profiles, mailer, suppressionList } = services
  const [found, profile] = await Promise.all([suppressions.get(sub, now), profiles.get(sub)])
  const before = found && stateOf(found.email, found.suppression, now).suppressed
  if (!found || !before) throw new ApiError('not_found')
  if (before.retryFrom !== null) throw new ApiError('daily_limit')
  try {
    // First, because a mail that SES suppresses would come back as another bounce.
    await suppressionList.remove(found.email)
    const suppression = afterRetry(now)
    const mails = found.suppression.complainedAt === null ? {} : { mails: true }
    // Another press may have been first, which is as good.
    if (await suppressions.put(sub, found, { suppression, notice: null, ...mails }, now))
      await mailer.send(mailOf(found.email, retryLetter({ name: profile?.fullName ?? '' })))
  } catch (cause) {
    throw new ApiError('no_mail', { cause })
  }
  return { suppressed: null }
}
