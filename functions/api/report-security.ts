import { ulid } from 'ulid'
import type { SecurityEvent } from '../../shared/api/account.ts'
import { type SecurityNews, securityLetter, securityNotice } from '../mail/security-letter.ts'
import type { Log } from '../runtime/log.ts'
import { type Mailer, mailAll } from '../services/mail.ts'
import type { User, Users } from '../services/users.ts'
import type { NotificationStore } from '../store/notifications.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SecurityNoticeStore } from '../store/security-notices.ts'

export type SecurityServices = {
  readonly users: Pick<Users, 'find'>
  readonly profiles: Pick<ProfileStore, 'get' | 'setEmail'>
  readonly notifications: Pick<NotificationStore, 'add'>
  readonly securityNotices: SecurityNoticeStore
  readonly mailer: Mailer
  readonly siteUrl: string
}
type Report = { readonly sub: string; readonly event: SecurityEvent; readonly now: Date; readonly log: Log }

/** What the user pool can tell is not taken from the report: a claim that is not so must not calm an owner. */
const newsOf = (event: SecurityEvent, { twoFactor }: User): SecurityNews => {
  if (event === 'two-factor-on' || event === 'two-factor-off')
    return twoFactor ? 'two-factor-on' : 'two-factor-off'
  return event
}

/**
 * Tells the owner, in the app and by mail: at the address of the pool and, while that is another, at the one of the
 * profile too. Whoever took an account over reads only the first. Throws daily_limit for what is only claimed.
 */
export const reportSecurity = async (services: SecurityServices, report: Report): Promise<void> => {
  const { users, profiles, notifications, securityNotices, mailer, siteUrl } = services
  const { sub, event, now, log } = report
  const [user, profile] = await Promise.all([users.find(sub), profiles.get(sub)])
  if (!user) return
  const before = profile?.email ?? user.email
  // Told already, or nothing changed: an answer that was lost is asked for again.
  if (event === 'email-changed' && before === user.email) return
  const news = newsOf(event, user)
  // A changed address is so by the pool's word, and must be told of, however much was claimed that day.
  const notices = event === 'email-changed' ? notifications : securityNotices
  await notices.add(sub, securityNotice(news, ulid(now.getTime())), now)
  const letter = securityLetter(news, { name: profile?.fullName ?? user.name, siteUrl })
  await mailAll(mailer, [...new Set([before, user.email])], letter, log)
  if (event === 'email-changed') await profiles.setEmail(sub, user.email, now)
}
