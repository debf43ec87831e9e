import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { EndedMails } from '../../shared/api/alerts.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { type Mailing, mailings } from '../../shared/lists.ts'
import { type AlertRef, alertKey, alertOf } from './alert-row.ts'
import { expiring, isOver, personKey } from './keys.ts'
import { profileKey } from './profile-row.ts'
import { settingStore } from './settings.ts'
import type { Key, Row, Table } from './table.ts'

/** How long the link of a mailing works, in milliseconds. The link of an alert works as long as the alert exists. */
const linkWorksFor = 180 * dayMs

/** In bytes. Nobody can guess so long a token, and a link with it fits on a line. */
const tokenSize = 24

/** A new token for the link of a mail. */
export const unsubscribeToken = (): string => randomBytes(tokenSize).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The key is a hash, because a person who reads the table must not be able to unsubscribe others. */
export const hashedKey = (hash: string): Key => ({ pk: `UNSUBSCRIBE#${hash}`, sk: 'UNSUBSCRIBE' })
export const unsubscribeKey = (token: string): Key => hashedKey(hashOf(token))

/** A person's mails of one kind. Their link turns off the switch of that name. */
export type MailingRef = { readonly sub: string; readonly ends: Mailing }

/** The row of a link that ends the mails of one alert, or one kind of mailing. */
export const unsubscribeRow = (token: string, mails: AlertRef | MailingRef): Key & Row => ({
  ...unsubscribeKey(token),
  sub: mails.sub,
  ...('ends' in mails ? { ends: mails.ends } : { alertId: mails.id }),
})

const stored = z.union([
  z.object({ sub: z.string(), alertId: z.string() }),
  z.object({ sub: z.string(), ends: z.enum(mailings) }),
])

const find = async (table: Table, token: string, now: Date): Promise<AlertRef | MailingRef> => {
  const row = await table.get(unsubscribeKey(token))
  if (!row || isOver(row, now)) throw new ApiError('not_found')
  const found = stored.parse(row)
  return 'ends' in found ? found : { sub: found.sub, id: found.alertId }
}

const stopAlert = async (table: Table, { sub, id }: AlertRef): Promise<EndedMails> => {
  const outcome = await table.update(
    alertKey(sub, id),
    // The version changes, so that a form that was opened before can't switch the mails on again.
    { set: { byMail: false }, add: { version: 1 } },
    { is: { byMail: true } },
  )
  const row = outcome.written ? outcome.row : outcome.found
  if (!row) throw new ApiError('not_found')
  return { mails: 'jobAlert', title: alertOf(row).title }
}

const stopMails = async (table: Table, token: string, now: Date): Promise<EndedMails> => {
  const mails = await find(table, token, now)
  if (!('ends' in mails)) return stopAlert(table, mails)
  await settingStore(table).update(mails.sub, { [mails.ends]: false })
  return { mails: mails.ends }
}

/**
 * Stores the link of one mail, with a row in the person's partition that names it for the purge. Each mail has a token
 * of its own, because only the hash of a token is stored. Returns false if the person was purged.
 */
const addLink = async (table: Table, token: string, mailing: MailingRef, now: Date): Promise<boolean> => {
  const until = expiring(new Date(now.getTime() + linkWorksFor))
  const failed = await table.transact([
    { check: profileKey(mailing.sub), condition: { is: {} } },
    { put: { ...unsubscribeRow(token, mailing), ...until } },
    { put: { ...personKey(mailing.sub, `UNSUBSCRIBE#${hashOf(token)}`), ...until } },
  ])
  return failed.length === 0
}

/** Unsubscribe links. Their rows are in no person's partition, because a link does not name the person. */
export const unsubscribeStore = (table: Table) => ({
  /** Stores the link of a mailing before it is sent. It works for 180 days. False: the person was purged. */
  addLink: (token: string, mailing: MailingRef, now: Date) => addLink(table, token, mailing, now),
  /** Ends the mails that the token came with, and returns which. May be repeated. Throws not_found. */
  stopMails: (token: string, now: Date) => stopMails(table, token, now),
  /** The sub of the person who got the mail of an alert. Throws not_found, also for the token of another mail. */
  ownerOfAlert: async (token: string, now: Date): Promise<string> => {
    const mails = await find(table, token, now)
    if ('ends' in mails) throw new ApiError('not_found')
    return mails.sub
  },
})
export type UnsubscribeStore = ReturnType<typeof unsubscribeStore>
