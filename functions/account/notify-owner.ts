import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import type { accountNews } from '../../shared/lists.ts'
import { securityLetter, securityNotice } from '../mail/security-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import type { User } from '../services/users.ts'
import type { GuardChange, Guards, OwnerMail } from '../store/security.ts'
import type { NotifyServices } from './services.ts'

export type AccountNews = (typeof accountNews)[number]
/** What the owner may undo by the link of a mail. Who is told of a new password chooses another. */
const isUndoable = (news: AccountNews): boolean =>
  news === 'email-changed' ||
  news === 'two-factor-on' ||
  news === 'two-factor-off' ||
  news === 'two-factor-key' ||
  news === 'account-deleted'

/** A mail that is younger than this is being sent by the call that recorded it. */
const isLeftOver = ({ at }: OwnerMail, now: Date): boolean => now.getTime() - Date.parse(at) > 60_000

type At = { readonly now: Date; readonly log: Log }

/**
 * To the address of before and, where that is another, to the one that counts now. The link that undoes the change goes
 * to the first alone: whoever took an account over reads the second.
 */
const sendMail = async (services: NotifyServices, sub: string, mail: OwnerMail, log: Log): Promise<void> => {
  const { security, undos, mailer, siteUrl } = services
  const { news, before, email, name } = mail
  try {
    const token = randomBytes(32).toString('base64url')
    // The 72 hours begin with the change, so a late mail does not lengthen them.
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

type Happened = {
  readonly user: User
  readonly news: AccountNews
  readonly before: Guards
  readonly changes: readonly GuardChange[]
}

/** False where another call has noticed the change first and sends the notification. */
const record = async (services: NotifyServices, happened: Happened, { now, log }: At): Promise<boolean> => {
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
 * Notifies the owner, in the app and by mail, of what the user pool does not remember, such as a new password. The mail
 * is written down with the notification; one that can't be sent now is sent when the account is next looked at.
 */
export const notifyOwner = async (services: NotifyServices, user: User, news: AccountNews, at: At) => {
  const { email, twoFactor } = user
  await record(services, { user, news, before: { email, twoFactor }, changes: [] }, at)
}

const knownOf = async ({ profiles, security }: NotifyServices, sub: string, now: Date) => {
  const [profile, known] = await Promise.all([profiles.get(sub), security.read(sub, now)])
  return { profile, ...known }
}
type Known = Awaited<ReturnType<typeof knownOf>>

/** How the account, as the user pool has it, differs from what its owner knows. */
const changesOf = ({ profile, ...known }: Known, user: User) => {
  // Before there is a profile nobody knows of anything.
  const before: Guards = { email: profile?.email ?? user.email, twoFactor: known.twoFactor }
  const email: GuardChange[] =
    before.email === user.email ? [] : [{ kind: 'email', from: before.email, to: user.email }]
  const twoFactor: GuardChange[] =
    !profile || before.twoFactor === user.twoFactor ? [] : [{ kind: 'twoFactor', to: user.twoFactor }]
  return { before, email, twoFactor }
}

/**
 * Notifies of each difference between the user pool and what the owner knows, once, whoever made the change and whoever
 * asks first: our own API, the pool's next token, or its audit trail. Sends the mails that could not be sent before.
 * What the owner knows is read before the pool: read the other way round, a change that happens in between would look
 * like its opposite. Gives back the person as the pool has them; null where it has nobody.
 */
export const notifyOfChanges = async (
  services: NotifyServices,
  sub: string,
  at: At,
): Promise<User | null> => {
  const known = await knownOf(services, sub, at.now)
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

/** A second factor that was on got another key. The pool says nothing of it: it was on before, and is on. */
export const notifyOfKey = async (services: NotifyServices, user: User, at: At): Promise<void> => {
  const { email, twoFactor } = user
  const before: Guards = { email, twoFactor }
  await record(services, { user, news: 'two-factor-key', before, changes: [{ kind: 'key' }] }, at)
}

/**
 * Notifies that the account is about to be as `before` again, and writes down that its owner knows. It comes before the
 * user pool is changed: whoever notices that change then has nothing to notify of, and sends no link to whoever had
 * taken the account over. A change that was noticed a moment ago may be written down at the same time: then it looks
 * again. Throws where that goes on.
 */
export const notifyOfUndo = async (services: NotifyServices, user: User, before: Guards, at: At) => {
  const restored: User = { ...user, ...before }
  for (let tries = 0; tries < 3; tries += 1) {
    const { email, twoFactor } = changesOf(await knownOf(services, user.sub, at.now), restored)
    const changes = [...email, ...twoFactor]
    if (await record(services, { user: restored, news: 'change-undone', before, changes }, at)) return
  }
  throw new Error('What the owner knows was changed meanwhile.')
}
