import * as z from 'zod/mini'
import { accountNews } from '../../shared/lists.ts'
import { expiring, isOver, personKey, personRange } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { everyRow } from './pages.ts'
import { profileKey } from './profile-row.ts'
import { suppressionKey } from './suppressions.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** In milliseconds: must outlast the longest run of the API. An undo that takes longer was interrupted. */
const undoingFor = 60_000
const stateKey = (sub: string): Key => personKey(sub, 'SECURITY')
const keyKey = (sub: string): Key => personKey(sub, 'SECURITY-KEY')
const undoingKey = (sub: string): Key => personKey(sub, 'SECURITY-UNDOING')
const mailKey = (sub: string, id: string): Key => personKey(sub, `SECURITY-MAIL#${id}`)

const securityState = z.object({ email: z.string(), twoFactor: z.boolean() })
/** What protects an account. */
export type SecurityState = z.infer<typeof securityState>

const storedMail = z.object({
  id: z.string(),
  news: z.enum(accountNews),
  /** The state before the change. The mail goes to that address, and its link restores that state. */
  before: securityState,
  /** The other address that the mail goes to. */
  email: z.string(),
  name: z.string(),
  at: z.string(),
})
/** A mail to the owner that is still to be sent. */
export type OwnerMail = z.infer<typeof storedMail>

/** A difference between the state of the account and the state that the owner was last notified of. */
export type SecurityChange =
  | { readonly kind: 'email'; readonly from: string; readonly to: string }
  | { readonly kind: 'twoFactor'; readonly to: boolean }
  /** An authenticator app got a key, now. */
  | { readonly kind: 'key' }

/** The row is kept while the second factor is off, because a key that was set up meanwhile may not be the owner's. */
const keyWrite = (sub: string, now: Date): Write => ({
  put: { ...keyKey(sub), keyAt: now.toISOString() },
})

/** Records what the owner is notified of. The condition is the earlier record, so only one of two calls notifies. */
const writesOf = (sub: string, change: SecurityChange, now: Date): readonly Write[] => {
  if (change.kind === 'email')
    return [
      {
        update: profileKey(sub),
        // The version stays the same: no form holds the address, and an open form must not become stale.
        changes: { set: { email: change.to, updatedAt: now.toISOString() } },
        condition: { is: { email: change.from } },
      },
      // What SES reported is about the earlier address.
      { remove: suppressionKey(sub) },
    ]
  if (change.kind === 'key') return [keyWrite(sub, now)]
  // The row exists while the second factor is on.
  return [
    change.to
      ? { put: stateKey(sub), condition: { absent: true } }
      : { remove: stateKey(sub), condition: { is: {} } },
  ]
}

const storedKey = z.object({ keyAt: z._default(z.string(), '') })

const read = async (table: Table, sub: string, now: Date) => {
  const rows = await everyRow(table, personRange(sub, 'SECURITY'))
  const mails: OwnerMail[] = rows.flatMap((row: Row) =>
    String(row.sk).startsWith(mailKey(sub, '').sk) ? [storedMail.parse(row)] : [],
  )
  const key = rows.find(({ sk }) => sk === keyKey(sub).sk)
  const undoing = rows.find(({ sk }) => sk === undoingKey(sub).sk)
  return {
    twoFactor: rows.some(({ sk }) => sk === stateKey(sub).sk),
    keyAt: storedKey.parse(key ?? {}).keyAt,
    isBeingUndone: undoing !== undefined && !isOver(undoing, now),
    mails,
  }
}

/** What owners were last notified of, and the outbox of mails about it. */
export const securityStore = (table: Table) => ({
  /**
   * Whether the owner was notified of a second factor, when the newest key of an authenticator app was set up (empty
   * where that was not recorded), whether a change is being undone now, and the unsent mails, oldest first.
   */
  read: (sub: string, now: Date) => read(table, sub, now),
  /** Records a key that was set up while the second factor is off. Nobody is notified of it. */
  keyProved: async (sub: string, now: Date): Promise<void> => {
    await table.transact([keyWrite(sub, now)])
  },
  /** Until `endUndoing`, nobody is notified of changes, because the undoing makes them. */
  beginUndoing: async (sub: string, now: Date): Promise<void> => {
    const until = expiring(new Date(now.getTime() + undoingFor))
    await table.put({ ...undoingKey(sub), ...until })
  },
  endUndoing: async (sub: string): Promise<void> => {
    await table.remove(undoingKey(sub))
  },
  /**
   * Writes the notification, the mail that is to be sent, and what the owner is notified of, in one transaction.
   * False where another call has recorded the change first.
   */
  record: async (
    sub: string,
    { notice, mail, changes }: { notice: Notice; mail: OwnerMail; changes: readonly SecurityChange[] },
    now: Date,
  ): Promise<boolean> => {
    const failed = await table.transact([
      ...changes.flatMap(change => writesOf(sub, change, now)),
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
