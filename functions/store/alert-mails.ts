import * as z from 'zod/mini'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import type { Tier } from '../../shared/lists.ts'
import { agendaEntry, due, isDue } from './agenda.ts'
import { alertKey, alertOf, type MailedJob, mailedJob, type StoredAlert } from './alert-row.ts'
import type { Condition } from './expressions.ts'
import { idIn, personKey, subOfPartition } from './keys.ts'
import { type MailRef, queued } from './outbox.ts'
import { type Recipient, recipientKeys, recipientOf } from './recipients.ts'
import { subscriptionKey, subscriptionOf } from './subscription-row.ts'
import type { Key, Table, Write } from './table.ts'

const mailKey = (sub: string, alertId: string): Key => personKey(sub, `ALERT-MAIL#${alertId}`)

/** The most jobs of one mail. */
const jobsInMail = 25

const storedMail = z.object({
  jobs: z.array(mailedJob),
  hasMore: z.boolean(),
  /** The run of the alert that was the last to add jobs. */
  run: z.int(),
  /** How often SES was asked to send it since then. */
  tries: z.int(),
  queued: z._default(z.boolean(), false),
})
type StoredMail = z.infer<typeof storedMail>

type AlertMail = StoredMail &
  MailRef & {
    readonly alert: StoredAlert | null
    /** Null if the person was purged. */
    readonly person: (Recipient & { readonly tier: Tier }) | null
  }

/** The row is as it was read: a run that adds jobs changes `run`, and a try changes `tries`. No number of a run is used twice. */
const asRead = ({ run, tries }: StoredMail): Condition => ({ is: { run, tries } })

const jobsOf = (before: StoredMail | null, jobs: readonly MailedJob[], hasMore: boolean) => {
  const all = [...jobs, ...(before?.jobs ?? [])]
  return {
    jobs: all.slice(0, jobsInMail),
    hasMore: hasMore || all.length > jobsInMail || (before?.hasMore ?? false),
  }
}

/** The jobs that a run of an alert has found for its mail. */
export type FoundJobs = {
  readonly jobs: readonly MailedJob[]
  /** There are more jobs than these. */
  readonly hasMore: boolean
  /** When the mail is due. */
  readonly at: Date
}

/** The write that adds jobs to the mail of an alert, for the transaction of its run. It fails if the mail changes first. */
export const mailWrite = async (
  table: Table,
  { sub, id }: MailRef,
  run: number,
  { jobs, hasMore, at }: FoundJobs,
): Promise<Write> => {
  const key = mailKey(sub, id)
  const row = await table.get(key)
  const before = row ? storedMail.parse(row) : null
  const mail = { ...jobsOf(before, jobs, hasMore), run, tries: 0, queued: false }
  return {
    put: { ...key, ...mail, ...agendaEntry('alert-mail', id, at) },
    condition: before ? asRead(before) : { absent: true },
  }
}

const read = async (table: Table, { sub, id }: MailRef, now: Date): Promise<AlertMail | null> => {
  const [row, alert, subscription, ...rows] = await table.getMany([
    mailKey(sub, id),
    alertKey(sub, id),
    subscriptionKey(sub),
    ...recipientKeys(sub),
  ])
  if (!row) return null
  const mail = storedMail.parse(row)
  if (!mail.queued && !isDue(row, now)) return null
  const person = recipientOf(rows, now)
  const { tier } = statusAt(lifeOf(subscriptionOf(subscription).history), now)
  return { ...mail, sub, id, alert: alert ? alertOf(alert) : null, person: person && { ...person, tier } }
}

async function* dueMails(table: Table, now: Date): AsyncGenerator<MailRef> {
  for await (const { pk, sk } of due(table, 'alert-mail', now)) {
    const sub = subOfPartition(pk)
    if (sub !== undefined) yield { sub, id: idIn(sk) }
  }
}

/** The outbox of the mails of job alerts: one mail an alert, with the jobs that are not mailed yet. */
export const alertMailStore = (table: Table) => ({
  due: (now: Date) => dueMails(table, now),
  /** Notes that the queue has the mail. False if it is not due any more. */
  queue: ({ sub, id }: MailRef, now: Date, until: Date) => queued(table, mailKey(sub, id), now, until),
  /** Null if there is nothing to send now. */
  read: (ref: MailRef, now: Date) => read(table, ref, now),
  /** Counts a try, and puts the mail off until `until`. Null if another call was first, or a run has added jobs. */
  claim: async (mail: AlertMail, until: Date): Promise<AlertMail | null> => {
    const { sub, id } = mail
    const tried = { tries: mail.tries + 1, queued: false }
    const set = { ...tried, ...agendaEntry('alert-mail', id, until) }
    const { written } = await table.update(mailKey(sub, id), { set }, asRead(mail))
    return written ? { ...mail, ...tried } : null
  },
  /** The claimed mail could not be sent now, which was no try. It is due again at `at`. */
  putBack: async (mail: AlertMail, at: Date): Promise<void> => {
    const { sub, id, tries } = mail
    const set = { tries: tries - 1, ...agendaEntry('alert-mail', id, at) }
    await table.update(mailKey(sub, id), { set }, asRead(mail))
  },
  /** The mail was sent, or is not to be sent. Jobs that were found meanwhile stay, and have their own tries. */
  done: async (mail: AlertMail): Promise<void> => {
    const key = mailKey(mail.sub, mail.id)
    const mailed = new Set(mail.jobs.map(({ id }) => id))
    let before: StoredMail = mail
    for (;;) {
      const jobs = before.jobs.filter(({ id }) => !mailed.has(id))
      const outcome =
        jobs.length === 0
          ? await table.remove(key, asRead(before))
          : await table.update(key, { set: { jobs, hasMore: false } }, asRead(before))
      if (outcome.written || !outcome.found) return
      before = storedMail.parse(outcome.found)
    }
  },
})
export type AlertMailStore = ReturnType<typeof alertMailStore>
