import * as z from 'zod/mini'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import type { Tier } from '../../shared/lists.ts'
import { agendaEntry, due, isDue } from './agenda.ts'
import { alertKey, alertOf, type MailedJob, mailedJob, type StoredAlert } from './alert-row.ts'
import { idIn, personKey, subOfPartition } from './keys.ts'
import { type MailRef, queued } from './outbox.ts'
import { profileKey } from './profile-row.ts'
import { type Recipient, recipientKeys, recipientOf } from './recipients.ts'
import { subscriptionKey, subscriptionOf } from './subscription-row.ts'
import type { Key, Table, Written } from './table.ts'

const mailKey = (sub: string, alertId: string): Key => personKey(sub, `ALERT-MAIL#${alertId}`)

/** The most jobs of one mail. */
const jobsInMail = 25

const storedMail = z.object({
  jobs: z.array(mailedJob),
  hasMore: z.boolean(),
  /** How often SES was asked to send it. */
  tries: z.int(),
  /** How often the row was written. Of two writers at once, only one writes. */
  revision: z.int(),
  queued: z._default(z.boolean(), false),
})
type StoredMail = z.infer<typeof storedMail>

export type AlertMail = StoredMail &
  MailRef & {
    readonly alert: StoredAlert | null
    /** Null if the person was purged. */
    readonly person: (Recipient & { readonly tier: Tier }) | null
  }

/** Another writer may be first, a few times. */
const writes = 5

/** Repeats a change of the row until no other writer was first. */
const change = async (
  table: Table,
  key: Key,
  write: (before: StoredMail | null) => Promise<boolean>,
): Promise<void> => {
  for (let attempt = 0; attempt < writes; attempt += 1) {
    const row = await table.get(key)
    if (await write(row ? storedMail.parse(row) : null)) return
  }
  throw new Error('Other writers of the mail were always first.')
}

const revised = ({ revision }: StoredMail) => ({ is: { revision } })
const isWritten = async (write: Promise<Written>): Promise<boolean> => (await write).written

const jobsOf = (before: StoredMail | null, jobs: readonly MailedJob[], hasMore: boolean) => {
  const ids = new Set(jobs.map(({ id }) => id))
  const all = [...jobs, ...(before?.jobs ?? []).filter(({ id }) => !ids.has(id))]
  return {
    jobs: all.slice(0, jobsInMail),
    hasMore: hasMore || all.length > jobsInMail || (before?.hasMore ?? false),
  }
}

type Added = { readonly jobs: readonly MailedJob[]; readonly hasMore: boolean; readonly at: Date }

/** A mail must not outlive a purge. The purge deletes the profile first, so a write without one is refused. */
const add = (table: Table, { sub, id }: MailRef, { jobs, hasMore, at }: Added): Promise<void> => {
  const key = mailKey(sub, id)
  return change(table, key, async before => {
    const row = {
      ...key,
      ...jobsOf(before, jobs, hasMore),
      tries: 0,
      revision: (before?.revision ?? 0) + 1,
      ...agendaEntry('alert-mail', id, at),
    }
    const condition = before ? revised(before) : { absent: true as const }
    const failed = await table.transact([
      { check: profileKey(sub), condition: { is: {} } },
      { put: row, condition },
    ])
    return failed.every(({ index }) => index === 0)
  })
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
  /** Adds jobs to the mail of an alert, which is due at `at`. Does nothing if the person was purged. */
  add: (ref: MailRef, added: Added) => add(table, ref, added),
  due: (now: Date) => dueMails(table, now),
  /** Notes that the queue has the mail. False if it is not due any more. */
  queue: ({ sub, id }: MailRef, now: Date, until: Date) => queued(table, mailKey(sub, id), now, until),
  /** Null if there is nothing to send now. */
  read: (ref: MailRef, now: Date) => read(table, ref, now),
  /** Counts a try, and puts the mail off until `until`. False if another call was first. */
  claim: async ({ sub, id, tries, revision, queued: _ }: AlertMail, until: Date): Promise<boolean> => {
    const set = {
      tries: tries + 1,
      revision: revision + 1,
      queued: false,
      ...agendaEntry('alert-mail', id, until),
    }
    return isWritten(table.update(mailKey(sub, id), { set }, { is: { revision } }))
  },
  /** The mail could not be sent now, which was no try. It is due again at `at`. */
  putBack: async ({ sub, id, tries, revision }: AlertMail, at: Date): Promise<void> => {
    const set = { tries, ...agendaEntry('alert-mail', id, at) }
    await table.update(mailKey(sub, id), { set }, { is: { revision: revision + 1 } })
  },
  /** Takes the jobs out that were mailed, or that are not to be mailed. Jobs that were found meanwhile stay. */
  done: ({ sub, id, jobs }: AlertMail): Promise<void> => {
    const key = mailKey(sub, id)
    const ids = new Set(jobs.map(job => job.id))
    return change(table, key, async before => {
      if (!before) return true
      const left = before.jobs.filter(job => !ids.has(job.id))
      if (left.length === 0) return isWritten(table.remove(key, revised(before)))
      const set = { jobs: left, hasMore: false, revision: before.revision + 1 }
      return isWritten(table.update(key, { set }, revised(before)))
    })
  },
})
export type AlertMailStore = ReturnType<typeof alertMailStore>
