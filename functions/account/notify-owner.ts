import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import type { accountNews } from '../../shared/lists.ts'
import { securityLetter, securityNotice } from '../mail/security-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import type { User } from '../services/users.ts'
import type { OwnerMail, SecurityChange, SecurityState } from '../store/security.ts'
import type { NotifyServices } from './services.ts'

type AccountNews = (typeof accountNews)[number]
/** What the owner can undo by the link of a mail. After a new password the owner chooses another one instead. */
const isUndoable = (news: AccountNews): boolean =>
  news === 'email-changed' ||
  news === 'two-factor-on' ||
  news === 'two-factor-off' ||
  news === 'two-factor-key' ||
  news === 'account-deleted'

/** Whether a mail was left unsent. The call that recorded a younger mail is still sending it. */
const isLeftOver = ({ at }: OwnerMail, now: Date): boolean => now.getTime() - Date.parse(at) > 60_000

type At = { readonly now: Date; readonly log: Log }

/**
 * Sends the mail to the address from before the change and, if it was changed, to the new address. Only the mail to the
 * old address has the link that undoes the change, because an attacker may read the new address.
 */
const sendMail = async (services: NotifyServices, sub: string, mail: OwnerMail, log: Log): Promise<void> => {
  const { security, undos, mailer, siteUrl } = services
  const { news, before, email, name } = mail
  try {
    const token = randomBytes(32).toString('base64url')
    // The 72 hours begin with the change, so that a late mail does not extend them.
    if (isUndoable(news)) await undos.add(token, sub, before, new Date(mail.at))
    const undoUrl = isUndoable(news) ? `${siteUrl}/undo?token=${token}` : null
    await mailer.send(mailOf(before.email, securityLetter(news, { name, siteUrl, undoUrl })))
    if (email !== before.email)
      await mailer.send(mailOf(email, securityLetter(news, { name, siteUrl, undoUrl: null })))
    await security.mailed(sub, mail.id)
  } catch (error) {
    log.error('owner not mailed', { alarm: 'owner-not-mailed', news, ...describeError(error) })
  }
}

type AccountChange = {
  readonly user: User
  readonly news: AccountNews
  readonly before: SecurityState
  readonly changes: readonly SecurityChange[]
}

/** False if another call has noticed the change first, and sends the notification. */
const record = async (
  services: NotifyServices,
  happened: AccountChange,
  { now, log }: At,
): Promise<boolean> => {
  const { user, news, before, changes } = happened
  const id = ulid(now.getTime())
  const { sub, email, name } = user
  const mail: OwnerMail = { id, news, before, email, name, at: now.toISOString() }
  const isFirst = await services.security.record(
    sub,
    { notice: securityNotice(news, id), mail, changes },
    now,
  )
  if (isFirst) await sendMail(services, sub, mail, log)
  return isFirst
}

/**
 * Notifies the owner, in the app and by mail, of a change that can't be seen in the user pool later, such as a new
 * password. The notification and the mail are stored together. A mail that can't be sent now is sent by the next call
 * of `notifyOfChanges`.
 */
export const notifyOwner = async (services: NotifyServices, user: User, news: AccountNews, at: At) => {
  const { email, twoFactor } = user
  await record(services, { user, news, before: { email, twoFactor }, changes: [] }, at)
}

const readKnown = async ({ profiles, security }: NotifyServices, sub: string, now: Date) => {
  const [profile, known] = await Promise.all([profiles.get(sub), security.read(sub, now)])
  return { profile, ...known }
}
type Known = Awaited<ReturnType<typeof readKnown>>

/** How the account, as the user pool has it, differs from what its owner knows. */
const changesOf = ({ profile, ...known }: Known, user: User) => {
  // Before there is a profile, the owner was notified of nothing.
  const before: SecurityState = { email: profile?.email ?? user.email, twoFactor: known.twoFactor }
  const email: SecurityChange[] =
    before.email === user.email ? [] : [{ kind: 'email', from: before.email, to: user.email }]
  const twoFactor: SecurityChange[] =
    !profile || before.twoFactor === user.twoFactor ? [] : [{ kind: 'twoFactor', to: user.twoFactor }]
  return { before, email, twoFactor }
}

/**
 * Compares the account in the user pool with what the owner knows, and notifies the owner of each difference once. Our
 * own API calls it after a change, the trigger at each token, and the audit trail. Also sends the mails that could not
 * be sent before. What the owner knows is read before the pool, because otherwise a change in between would look like
 * its opposite. Returns the person as the pool has them, or null if the pool has no such person.
 */
export const notifyOfChanges = async (
  services: NotifyServices,
  sub: string,
  at: At,
): Promise<User | null> => {
  const known = await readKnown(services, sub, at.now)
  const user = await services.users.find(sub)
  if (!user) return null
  for (const mail of known.mails) if (isLeftOver(mail, at.now)) await sendMail(services, sub, mail, at.log)
  if (known.isBeingUndone) return user
  const { before, email, twoFactor } = changesOf(known, user)
  if (email.length > 0) await record(services, { user, news: 'email-changed', before, changes: email }, at)
  if (twoFactor.length > 0 && user.twoFactor)
    await record(
      services,
      { user, news: 'two-factor-on', before, changes: [...twoFactor, { kind: 'key' }] },
      at,
    )
  else if (twoFactor.length > 0)
    await record(services, { user, news: 'two-factor-off', before, changes: twoFactor }, at)
  return user
}

/** Notifies of a new key for a second factor that was on before. The pool does not show that the key is another one. */
export const notifyOfKey = async (services: NotifyServices, user: User, at: At): Promise<void> => {
  const { email, twoFactor } = user
  const before: SecurityState = { email, twoFactor }
  await record(services, { user, news: 'two-factor-key', before, changes: [{ kind: 'key' }] }, at)
}

/**
 * Notifies that the account is restored to `before`, and records that the owner knows. This happens before the user
 * pool is changed, so that a call which notices that change finds no difference and sends no link to the attacker. If
 * another call records a change at the same time, this one tries again. Throws after three tries.
 */
export const notifyOfUndo = async (services: NotifyServices, user: User, before: SecurityState, at: At) => {
  const restored: User = { ...user, ...before }
  for (let tries = 0; tries < 3; tries += 1) {
    const { email, twoFactor } = changesOf(await readKnown(services, user.sub, at.now), restored)
    const changes = [...email, ...twoFactor]
    if (await record(services, { user: restored, news: 'change-undone', before, changes }, at)) return
  }
  throw new Error('What the owner knows was changed meanwhile, in each of three tries.')
}
