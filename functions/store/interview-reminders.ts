import * as z from 'zod/mini'
import type { Application } from '../../shared/api/applications.ts'
import { agendaEntry, due, isDue, postponed } from './agenda.ts'
import { applicationKey, applicationOf, reminderAttributes } from './application-row.ts'
import { idIn, subOfPartition } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { profileKey } from './profile-row.ts'
import { type Recipient, recipientKeys, recipientOf } from './recipients.ts'
import { table as schema } from './schema.ts'
import type { Key, Row, Table } from './table.ts'

const storedReminder = z.object({
  /** The outbox: since when a mail waits, how often we tried to send it, and whether the queue has it. */
  unsentReminder: z.optional(
    z.object({ since: z.string(), tries: z.int(), queued: z._default(z.boolean(), false) }),
  ),
  [schema.agenda.sortKey]: z.string(),
})
export type UnsentReminder = NonNullable<z.infer<typeof storedReminder>['unsentReminder']>

/** An application whose interview a person may have to be reminded of. */
export type DueReminder = {
  readonly sub: string
  readonly application: Application
  /** When it was due, in the form in which the row has it. */
  readonly dueAt: string
  readonly unsent: UnsentReminder | null
  /** Null if the person was purged. */
  readonly person: Recipient | null
}

/** What a run has decided about a due reminder. */
type ReminderStep = {
  /** When the application is due again. Null takes it off the agenda. */
  readonly next: Date | null
  readonly unsent: UnsentReminder | null
  readonly notice: Notice | null
}

/** The id of a reminder in the schedule's list: `<sub>/<id of the application>`. */
const keyOf = (ref: string): Key => {
  const at = ref.indexOf('/')
  return applicationKey(ref.slice(0, at), ref.slice(at + 1))
}

async function* dueReminders(table: Table, now: Date): AsyncGenerator<string> {
  for await (const { pk, sk } of due(table, 'interview', now)) yield `${subOfPartition(pk)}/${idIn(sk)}`
}

/** Reads a row that is due, or, with `evenQueued`, one whose mail the queue has. */
const read = async (
  table: Table,
  ref: string,
  { now, evenQueued = false }: { now: Date; evenQueued?: boolean },
): Promise<DueReminder | null> => {
  const key = keyOf(ref)
  const sub = subOfPartition(key.pk) ?? ''
  const [row, ...rows] = await table.getMany([key, ...recipientKeys(sub)])
  const isOnAgenda = row?.[schema.agenda.sortKey] !== undefined
  if (!row || !isOnAgenda || !(evenQueued || isDue(row, now))) return null
  const { unsentReminder: unsent = null, dueAt } = storedReminder.parse(row)
  if (!unsent?.queued && !isDue(row, now)) return null
  return { sub, application: applicationOf(row), dueAt, unsent, person: recipientOf(rows, now) }
}

/** The attributes of a row after a step. Those that it does not have any more are removed. */
const changesOf = (id: string, { next, unsent }: Pick<ReminderStep, 'next' | 'unsent'>) => {
  const set: Row = {
    ...(next && agendaEntry('interview', id, next)),
    ...(unsent && { unsentReminder: unsent }),
  }
  return { set, remove: reminderAttributes.filter(name => !(name in set)) }
}

/**
 * The condition that the row is as it was read. `dueAt` alone does not say so: the next try of a mail may be due at the
 * time of the next reminder, and once the mail is sent, the row is due at that time, too.
 */
const asRead = ({ dueAt, unsent }: DueReminder) => ({ dueAt, unsentReminder: unsent ?? undefined })

const commit = async (
  table: Table,
  reminder: DueReminder,
  step: ReminderStep,
  now: Date,
): Promise<boolean> => {
  const { sub, application } = reminder
  const failed = await table.transact([
    {
      update: applicationKey(sub, application.id),
      changes: changesOf(application.id, step),
      condition: { is: { version: application.version, ...asRead(reminder) } },
    },
    // A notification must not outlive a purge. The purge deletes the profile first, so a write without one is refused.
    { check: profileKey(sub), condition: { is: {} } },
    ...(step.notice ? [{ put: notificationRow(sub, step.notice, now) }] : []),
  ])
  return failed.length === 0
}

/** What the schedule does with the interviews of everybody's applications. Their rows hold what is due, and the outbox. */
export const interviewReminderStore = (table: Table) => ({
  due: (now: Date) => dueReminders(table, now),
  /** Null if nothing is due any more. Throws if a row has another shape than the code expects. */
  read: (ref: string, now: Date) => read(table, ref, { now }),
  /** Null if its mail is not to be sent now. */
  readUnsent: (ref: string, now: Date) => read(table, ref, { now, evenQueued: true }),
  /** Writes the step and its notification. False if another run or an edit was first. */
  commit: (reminder: DueReminder, step: ReminderStep, now: Date) => commit(table, reminder, step, now),
  /** Puts the mail off until `at`, and counts its tries. Null if another call or an edit of the interview was first. */
  putOff: async (
    reminder: DueReminder,
    { tries, at }: { readonly tries: number; readonly at: Date },
  ): Promise<DueReminder | null> => {
    const { sub, application, unsent } = reminder
    if (!unsent) return null
    const waiting = { ...unsent, tries, queued: false }
    const changes = changesOf(application.id, { next: at, unsent: waiting })
    const key = applicationKey(sub, application.id)
    const { written } = await table.update(key, changes, { is: asRead(reminder) })
    return written ? { ...reminder, unsent: waiting, dueAt: at.toISOString() } : null
  },
  /**
   * Records that the mail was sent. Does nothing if the person has changed the interview meanwhile, because that has put
   * the application on the agenda anew.
   */
  mailed: async (reminder: DueReminder, next: Date | null): Promise<void> => {
    const { sub, application } = reminder
    const changes = changesOf(application.id, { next, unsent: null })
    await table.update(applicationKey(sub, application.id), changes, { is: asRead(reminder) })
  },
  postpone: (ref: string, until: Date) => postponed(table, keyOf(ref), until),
})
export type InterviewReminderStore = ReturnType<typeof interviewReminderStore>
