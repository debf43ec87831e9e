import * as z from 'zod/mini'
import { accountNews } from '../../shared/lists.ts'
import { everyRow } from './every-row.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { profileKey } from './profile-row.ts'
import type { Key, Row, Table, Write } from './table.ts'

const stateSortKey = 'SECURITY'
const mailPrefix = 'SECURITY-MAIL#'
const undoingSortKey = 'SECURITY-UNDOING'
/** It stays while the second factor is off: a key that was proved then is none that the owner had before. */
const keySortKey = 'SECURITY-KEY'
/** In milliseconds: longer than a function of the API runs. One that was killed has left the account half way. */
const undoingFor = 60_000
const stateKey = (sub: string): Key => ({ pk: personPartition(sub), sk: stateSortKey })
const mailKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `${mailPrefix}${id}` })

const guards = z.object({ email: z.string(), twoFactor: z.boolean() })
/** What guards an account. */
export type Guards = z.infer<typeof guards>

const storedMail = z.object({
  id: z.string(),
  news: z.enum(accountNews),
  /** How the account was guarded before: it goes to that address, and its link leads back there. */
  before: guards,
  /** To whom it goes besides. */
  email: z.string(),
  name: z.string(),
  at: z.string(),
})
/** A mail to the owner that is still to be sent. */
export type OwnerMail = z.infer<typeof storedMail>

/** A change of what guards the account, from what the owner knows of. */
export type GuardChange =
  | { readonly kind: 'email'; readonly from: string; readonly to: string }
  | { readonly kind: 'twoFactor'; readonly to: boolean }
  /** An authenticator app got a key, now. */
  | { readonly kind: 'key' }

const keyWrite = (sub: string, now: Date): Write => ({
  put: { pk: personPartition(sub), sk: keySortKey, keyAt: now.toISOString() },
})

/** Happens only while the owner knows of the state before: of two that notice a change, one notifies. */
const writeOf = (sub: string, change: GuardChange, now: Date): Write => {
  if (change.kind === 'email')
    return {
      update: profileKey(sub),
      // The version stays: no form holds the address, and one that is open must not go stale by it.
      changes: { set: { email: change.to, updatedAt: now.toISOString() } },
      condition: { is: { email: change.from } },
    }
  if (change.kind === 'key') return keyWrite(sub, now)
  // The row is there while the second factor is on.
  return change.to
    ? { put: stateKey(sub), condition: { absent: true } }
    : { remove: stateKey(sub), condition: { is: {} } }
}

const storedKey = z.object({ keyAt: z._default(z.string(), '') })

const read = async (table: Table, sub: string, now: Date) => {
  const rows = await everyRow(table, { partition: personPartition(sub), startsWith: stateSortKey })
  const mails: OwnerMail[] = rows.flatMap((row: Row) =>
    String(row.sk).startsWith(mailPrefix) ? [storedMail.parse(row)] : [],
  )
  const key = rows.find(({ sk }) => sk === keySortKey)
  const undoing = rows.find(({ sk }) => sk === undoingSortKey)
  return {
    twoFactor: rows.some(({ sk }) => sk === stateSortKey),
    keyAt: storedKey.parse(key ?? {}).keyAt,
    isBeingUndone: undoing !== undefined && !isOver(undoing, now),
    mails,
  }
}

/** What owners know of how their accounts are guarded, and the mails about it that are still to be sent. */
export const securityStore = (table: Table) => ({
  /**
   * Whether the owner knows of a second factor, when the newest key of an authenticator app was proved (empty: before
   * this was written down), whether a change is just being undone, and the mails that have not gone out, oldest first.
   */
  read: (sub: string, now: Date) => read(table, sub, now),
  /** A key was proved while the second factor is off, of which nobody need be told. */
  keyProved: async (sub: string, now: Date): Promise<void> => {
    await table.transact([keyWrite(sub, now)])
  },
  /** Nobody notices changes meanwhile: they are those of the undoing. */
  beginUndoing: async (sub: string, now: Date): Promise<void> => {
    const until = expiring(new Date(now.getTime() + undoingFor))
    await table.put({ pk: personPartition(sub), sk: undoingSortKey, ...until })
  },
  endUndoing: async (sub: string): Promise<void> => {
    await table.remove({ pk: personPartition(sub), sk: undoingSortKey })
  },
  /**
   * Writes the notification, the mail that is to be sent, and what the owner knows from now on: all or nothing. False
   * where somebody else has noticed the change.
   */
  record: async (
    sub: string,
    { notice, mail, changes }: { notice: Notice; mail: OwnerMail; changes: readonly GuardChange[] },
    now: Date,
  ): Promise<boolean> => {
    const failed = await table.transact([
      ...changes.map(change => writeOf(sub, change, now)),
      { put: notificationRow(sub, notice, now) },
      { put: { ...mail, ...mailKey(sub, mail.id) } },
    ])
    return failed.length === 0
  },
  /** The mail has gone out. */
  mailed: async (sub: string, id: string): Promise<void> => {
    await table.remove(mailKey(sub, id))
  },
})
export type SecurityStore = ReturnType<typeof securityStore>
