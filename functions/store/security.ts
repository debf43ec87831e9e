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
/** The row is kept while the second factor is off, because a key that was set up meanwhile may not be the owner's. */
const keySortKey = 'SECURITY-KEY'
/** In milliseconds: longer than a function of the API can run. After that, the undoing was cut short. */
const undoingFor = 60_000
const stateKey = (sub: string): Key => ({ pk: personPartition(sub), sk: stateSortKey })
const mailKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `${mailPrefix}${id}` })

const guards = z.object({ email: z.string(), twoFactor: z.boolean() })
/** What guards an account. */
export type Guards = z.infer<typeof guards>

const storedMail = z.object({
  id: z.string(),
  news: z.enum(accountNews),
  /** The state before the change. The mail goes to that address, and its link restores that state. */
  before: guards,
  /** The other address that the mail goes to. */
  email: z.string(),
  name: z.string(),
  at: z.string(),
})
/** A mail to the owner that is still to be sent. */
export type OwnerMail = z.infer<typeof storedMail>

/** A difference between the state of the account and the state that the owner was last told of. */
export type GuardChange =
  | { readonly kind: 'email'; readonly from: string; readonly to: string }
  | { readonly kind: 'twoFactor'; readonly to: boolean }
  /** An authenticator app got a key, now. */
  | { readonly kind: 'key' }

const keyWrite = (sub: string, now: Date): Write => ({
  put: { pk: personPartition(sub), sk: keySortKey, keyAt: now.toISOString() },
})

/** Records what the owner was told. Its condition is the earlier record, so only one of two calls tells of a change. */
const writeOf = (sub: string, change: GuardChange, now: Date): Write => {
  if (change.kind === 'email')
    return {
      update: profileKey(sub),
      // The version stays the same: no form holds the address, and an open form must not become stale.
      changes: { set: { email: change.to, updatedAt: now.toISOString() } },
      condition: { is: { email: change.from } },
    }
  if (change.kind === 'key') return keyWrite(sub, now)
  // The row exists while the second factor is on.
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

/** What owners were last told of their accounts' security, and the mails that are still to be sent. */
export const securityStore = (table: Table) => ({
  /**
   * Whether the owner was told of a second factor, when the newest key of an authenticator app was set up (empty where
   * that was not recorded), whether a change is being undone now, and the unsent mails, oldest first.
   */
  read: (sub: string, now: Date) => read(table, sub, now),
  /** Records a key that was set up while the second factor is off. Nobody is told of it. */
  keyProved: async (sub: string, now: Date): Promise<void> => {
    await table.transact([keyWrite(sub, now)])
  },
  /** Until `endUndoing`, nobody is told of changes, because the undoing makes them. */
  beginUndoing: async (sub: string, now: Date): Promise<void> => {
    const until = expiring(new Date(now.getTime() + undoingFor))
    await table.put({ pk: personPartition(sub), sk: undoingSortKey, ...until })
  },
  endUndoing: async (sub: string): Promise<void> => {
    await table.remove({ pk: personPartition(sub), sk: undoingSortKey })
  },
  /**
   * Writes the notification, the mail that is to be sent, and what the owner was told, in one transaction. False where
   * another call has recorded the change first.
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
  /** Removes a mail that was sent. */
  mailed: async (sub: string, id: string): Promise<void> => {
    await table.remove(mailKey(sub, id))
  },
})
export type SecurityStore = ReturnType<typeof securityStore>
