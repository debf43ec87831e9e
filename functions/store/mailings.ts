import * as z from 'zod/mini'
import { startOfWeek, summaryTime } from '../../shared/domain/weekly-summary.ts'
import { type AgendaKind, agendaEntry, due, isDue } from './agenda.ts'
import { idIn, personKey, subOfPartition } from './keys.ts'
import { morningShare } from './morning-share.ts'
import { type MailRef, queued } from './outbox.ts'
import { profileKey } from './profile-row.ts'
import { type Recipient, recipientKeys, recipientOf } from './recipients.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** How long after the first news the mail of updates is due, in milliseconds: most of an hour's news are in one mail. */
const gatherFor = 60 * 60 * 1000

/** A summary is for one week, which its key names by its Monday. */
const summaryKey = (sub: string, monday: string): Key => personKey(sub, `SUMMARY#${monday}`)
const updatesId = 'all'
const updatesKey = (sub: string): Key => personKey(sub, 'UPDATES')

/** The kinds of the agenda whose mails have a switch. */
export type MailingKind = Extract<AgendaKind, 'summary' | 'updates'>

const storedMailing = z.object({
  /** How often we tried to send the mail. Of two runs at once, only one can count a try. */
  tries: z.int(),
  /** How often there was news for the mail. A row with more news than a run has seen stays. */
  news: z.int(),
  /** What happened before this instant is in no mail, or was in an earlier one. */
  since: z.string(),
  /** The queue has the mail. */
  queued: z._default(z.boolean(), false),
})

/** A mail that waits for its time. */
export type WaitingMail = z.infer<typeof storedMailing> & {
  readonly kind: MailingKind
  readonly key: Key
  readonly sub: string
}

/** The id of a mail among those of its person: the Monday of a summary, or `all` for the updates. */
const keyOf = ({ sub, id }: MailRef): Key => (id === updatesId ? updatesKey(sub) : summaryKey(sub, id))

type DueMail = {
  readonly mail: WaitingMail
  /** Null if the person was purged. */
  readonly person: Recipient | null
}

const read = async (table: Table, ref: MailRef, now: Date): Promise<DueMail | null> => {
  const { sub } = ref
  const key = keyOf(ref)
  const [row, ...rows] = await table.getMany([key, ...recipientKeys(sub)])
  if (!row) return null
  const stored = storedMailing.parse(row)
  if (!stored.queued && !isDue(row, now)) return null
  const kind = ref.id === updatesId ? 'updates' : 'summary'
  return { mail: { ...stored, kind, key, sub }, person: recipientOf(rows, now) }
}

const entryOf = ({ kind, sub }: Pick<WaitingMail, 'kind' | 'sub'>, at: Date): Row =>
  agendaEntry(kind, sub, at)

/**
 * A mail must not outlive a purge, and the stream may report a change after it. The purge deletes the profile first, so
 * a write without one is refused.
 */
const withProfile = async (table: Table, sub: string, write: Write): Promise<void> => {
  await table.transact([{ check: profileKey(sub), condition: { is: {} } }, write])
}

const addSummary = async (table: Table, sub: string, monday: string, now: Date): Promise<void> => {
  const dueAt = summaryTime(monday, morningShare(sub))
  // The stream is late, and the summary of the week may have been mailed.
  if (dueAt <= now) return
  const key = summaryKey(sub, monday)
  // Most work of a week is not its first. Reading costs less than a write that is refused.
  if (await table.get(key)) return
  const since = startOfWeek(monday).toISOString()
  const entry = entryOf({ kind: 'summary', sub }, dueAt)
  await withProfile(table, sub, {
    put: { ...key, since, tries: 0, news: 0, ...entry },
    condition: { absent: true },
  })
}

const addUpdates = async (table: Table, sub: string, newsAt: Date, now: Date): Promise<void> => {
  // The stream may report two applications in another order than they were added.
  const since = new Date(newsAt.getTime() - 60_000)
  const entry = entryOf({ kind: 'updates', sub }, new Date(now.getTime() + gatherFor))
  await withProfile(table, sub, {
    update: updatesKey(sub),
    changes: { setIfAbsent: { since: since.toISOString(), tries: 0, ...entry }, add: { news: 1 } },
  })
}

async function* dueMails(table: Table, kind: MailingKind, now: Date): AsyncGenerator<MailRef> {
  for await (const { pk, sk } of due(table, kind, now)) {
    const sub = subOfPartition(pk)
    if (sub !== undefined) yield { sub, id: kind === 'updates' ? updatesId : idIn(sk) }
  }
}

/** The row is as it was read. After each mail of updates its tries begin at zero again, and only `since` differs. */
const asRead = ({ tries, since }: WaitingMail) => ({ tries, since })

const postpone = async (table: Table, mail: WaitingMail, until: Date): Promise<void> => {
  const set = { queued: false, ...entryOf(mail, until) }
  await table.update(mail.key, { set }, { is: asRead(mail) })
}

/** The mails that wait for their time: weekly summaries, and updates of applications. */
export const mailingStore = (table: Table) => ({
  /**
   * The person has worked in the week of `monday`, so there may be a summary of it. May be repeated, and run after a
   * purge.
   */
  addSummary: (sub: string, monday: string, now: Date) => addSummary(table, sub, monday, now),
  /**
   * There is news from `newsAt` on. It is mailed in an hour, or a day after the last such mail. May be
   * repeated, and run after a purge.
   */
  addUpdates: (sub: string, newsAt: Date, now: Date) => addUpdates(table, sub, newsAt, now),
  /** The due mails. */
  due: (kind: MailingKind, now: Date) => dueMails(table, kind, now),
  /** Null if the mail is not due any more. */
  read: (ref: MailRef, now: Date) => read(table, ref, now),
  /** Notes that the queue has the mail. False if it is not due any more. */
  queue: (ref: MailRef, now: Date, until: Date) => queued(table, keyOf(ref), now, until),
  /** Counts a try, and puts the mail off until `until`. Null if another run was first. */
  claim: async (mail: WaitingMail, until: Date): Promise<WaitingMail | null> => {
    const set = { tries: mail.tries + 1, queued: false, ...entryOf(mail, until) }
    const { written } = await table.update(mail.key, { set }, { is: asRead(mail) })
    return written ? { ...mail, tries: mail.tries + 1 } : null
  },
  /** The claimed mail could not be sent now, which was no try. It is due again at `at`. */
  putBack: async (mail: WaitingMail, at: Date): Promise<void> => {
    const set = { tries: mail.tries - 1, ...entryOf(mail, at) }
    await table.update(mail.key, { set }, { is: asRead(mail) })
  },
  /** The mail was sent, or has nothing to say. A mail that got more news since it was read is due at once. */
  end: async (mail: WaitingMail, now: Date): Promise<void> => {
    const { key, news } = mail
    const outcome = await table.remove(key, { is: { ...asRead(mail), news } })
    if (!outcome.written && outcome.found) await postpone(table, mail, now)
  },
  /** What happened before `since` was mailed. The next mail is due at `next`, if there is news by then. */
  mailed: async (mail: WaitingMail, since: Date, next: Date): Promise<void> => {
    const set = { since: since.toISOString(), tries: 0, queued: false, ...entryOf(mail, next) }
    await table.update(mail.key, { set }, { is: asRead(mail) })
  },
  /** The mail has nothing to say before `until`. */
  postpone: (mail: WaitingMail, until: Date) => postpone(table, mail, until),
})
export type MailingStore = ReturnType<typeof mailingStore>
