import * as z from 'zod/mini'
import { isSuppressed, noSuppression, type Suppression } from '../../shared/domain/suppression.ts'
import { once } from '../../shared/once.ts'
import { expiring, isOver, personKey } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { settingsKey } from './settings.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** How long we remember what SES reported of a mailbox that takes mails again, in milliseconds. */
const keepFor = 30 * 24 * 60 * 60 * 1000

export const suppressionKey = (sub: string): Key => personKey(sub, 'SUPPRESSION')

const storedSuppression = once(() =>
  z.object({
    /** The address that it is about. It says nothing of an address that the person has chosen since. */
    email: z.string(),
    bouncedAt: z.nullable(z.string()),
    complainedAt: z.nullable(z.string()),
    softBounces: z.array(z.object({ messageId: z.string(), at: z.string() })),
    retriedAt: z.nullable(z.string()),
    /** How often the row was written. Of two events at once, only one can write. */
    revision: z.int(),
  }),
)

type Found = {
  /** The present address of the person. */
  readonly email: string
  readonly suppression: Suppression
  readonly revision: number
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What is known of the mailbox `email`, from the row of its person. */
export const suppressionOf = (row: Row | undefined, email: string, now: Date): Suppression => {
  if (!row || isOver(row, now)) return noSuppression
  const { email: about, revision: _, ...suppression } = storedSuppression().parse(row)
  return sameAddress(about, email) ? suppression : noSuppression
}

/** Null if the person was purged. */
const get = async (table: Table, sub: string, now: Date): Promise<Found | null> => {
  const [row, profile] = await Promise.all([table.get(suppressionKey(sub)), table.get(profileKey(sub))])
  if (!profile) return null
  const { email } = profileOf(profile)
  const revision = row ? storedSuppression().parse(row).revision : 0
  return { email, suppression: suppressionOf(row, email, now), revision }
}

type Change = {
  readonly suppression: Suppression
  readonly notice: Notice | null
  /** Turns the mails with a switch on or off. Left out: they stay. */
  readonly mails?: boolean
}

/** A row must not outlive a purge. The purge deletes the profile first, so a write without one is refused. */
const put = async (
  table: Table,
  sub: string,
  { email, revision }: Found,
  { suppression, notice, mails }: Change,
  now: Date,
): Promise<boolean> => {
  const row = { ...suppressionKey(sub), ...suppression, email, revision: revision + 1 }
  const writes: Write[] = [
    { check: profileKey(sub), condition: { is: { email } } },
    {
      put: isSuppressed(suppression) ? row : { ...row, ...expiring(new Date(now.getTime() + keepFor)) },
      condition: revision === 0 ? { absent: true } : { is: { revision } },
    },
    ...(notice ? [{ put: notificationRow(sub, notice, now) }] : []),
    ...(mails === undefined
      ? []
      : [{ update: settingsKey(sub), changes: { set: { emailNotifications: mails } } }]),
  ]
  return (await table.transact(writes)).length === 0
}

/** Which mailboxes refuse our mails, or do not want them. */
export const suppressionStore = (table: Table) => ({
  get: (sub: string, now: Date) => get(table, sub, now),
  /** False if another call was first, or if the person has another address or was purged. */
  put: (sub: string, found: Found, change: Change, now: Date) => put(table, sub, found, change, now),
})
export type SuppressionStore = ReturnType<typeof suppressionStore>
