import { effective } from '../../shared/domain/notification-switches.ts'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import type { Tier } from '../../shared/lists.ts'
import { type AgendaKind, agendaEntry, due, isDue, isOnAgenda, offAgenda } from './agenda.ts'
import { type FoundJobs, mailWrite } from './alert-mails.ts'
import { type AlertRef, alertKey, alertOf, alertRefText, type StoredAlert } from './alert-row.ts'
import { type Listing, listingWrites } from './alert-terms.ts'
import { deletionKey } from './deletions.ts'
import { hiddenKey, type Unwanted, unwantedOf } from './hidden-jobs.ts'
import { expiring, personKey } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { preferencesKey } from './preferences.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { settingsKey, settingsOf } from './settings.ts'
import { subscriptionKey, subscriptionOf } from './subscription-row.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** How long we remember that a person was notified of a job, in milliseconds. No advert is published for longer. */
const rememberFor = 120 * 24 * 60 * 60 * 1000

/** The condition that a person is notified of a job once, whichever of their alerts finds it. */
const alertedKey = (sub: string, jobId: string): Key => personKey(sub, `ALERTED#${jobId}`)

type AlertKind = Extract<AgendaKind, 'alert' | 'instant-alert'>
/** When an alert runs again. */
export type NextRun = { readonly kind: AlertKind; readonly at: Date }

export type WatchedAlert = Unwanted & {
  readonly alert: StoredAlert
  /** The alert is on the agenda of those that run whenever there are new jobs. */
  readonly isInstant: boolean
  /** Null if the person was purged. */
  readonly person: {
    readonly email: string
    readonly name: string
    readonly tier: Tier
    /** Where they live; null: unknown. */
    readonly country: string | null
    /** What the person's notification settings allow. */
    readonly mayNotify: boolean
    readonly mayMail: boolean
    /** The account is deleted, and not purged yet. */
    readonly isLeaving: boolean
  } | null
}

/** The alert, and what its run needs to know of the person, in one round trip. */
const read = async (table: Table, { sub, id }: AlertRef, now: Date): Promise<WatchedAlert | null> => {
  const [row, profile, settings, subscription, deletion, hidden, preferences] = await table.getMany([
    alertKey(sub, id),
    profileKey(sub),
    settingsKey(sub),
    subscriptionKey(sub),
    deletionKey(sub),
    hiddenKey(sub),
    preferencesKey(sub),
  ])
  // A paused alert is not due, and may still be listed under its terms.
  if (!row || (row.isActive !== false && !isDue(row, now))) return null
  const known = {
    alert: alertOf(row),
    isInstant: isOnAgenda(row, 'instant-alert'),
    ...unwantedOf(hidden, preferences),
  }
  if (!profile) return { ...known, person: null }
  // With its lists of roles and places, it takes longer to load than the rest of the store.
  const { countryOfPerson } = await import('../../shared/domain/jobs/fit.ts')
  const about = profileOf(profile)
  const { tier } = statusAt(lifeOf(subscriptionOf(subscription).history), now)
  const { notificationsEnabled: mayNotify, jobAlerts: mayMail } = effective(settingsOf(settings))
  const { email, fullName: name } = about
  const isLeaving = deletion !== undefined
  return {
    ...known,
    person: { email, name, tier, country: countryOfPerson(about), mayNotify, mayMail, isLeaving },
  }
}

const entryOf = (id: string, { kind, at }: NextRun): Row => agendaEntry(kind, id, at)

/** The fields of an alert that a run writes. The person edits the others. */
type RunResult = Pick<
  StoredAlert,
  'lastTriggered' | 'latest' | 'ranAt' | 'lookedTo' | 'lately' | 'wantsLatest'
>

export type Commit = {
  readonly alert: StoredAlert
  readonly result: RunResult
  readonly next: NextRun
  /** Under which terms new jobs find the alert; null: it only runs at its own time. */
  readonly listing: Listing | null
  /** The ids of the jobs that the person is notified of. */
  readonly jobIds: readonly string[]
  readonly notice: Notice | null
  /** What the next mail of the alert says of this run. */
  readonly mail: FoundJobs | null
}

/**
 * `notifiedBefore` are jobs that another alert has notified of already. If nothing was written and this list is empty,
 * the alert was changed since it was read, or the person was purged.
 */
type Committed = { readonly written: boolean; readonly notifiedBefore: readonly string[] }

const commit = async (table: Table, sub: string, run: Commit, now: Date): Promise<Committed> => {
  const { alert, result, next, listing, jobIds, notice, mail } = run
  const runs = alert.runs + 1
  const changes = { set: { ...result, listing, runs, ...entryOf(alert.id, next) } }
  const condition = { is: { version: alert.version, runs: alert.runs } }
  const key = alertKey(sub, alert.id)
  const listings = listingWrites(sub, alert, listing)
  if (jobIds.length === 0 && listings.length === 0)
    return { written: (await table.update(key, changes, condition)).written, notifiedBefore: [] }
  const records = jobIds.map(id => ({
    put: {
      ...alertedKey(sub, id),
      alertId: alert.id,
      ...expiring(new Date(now.getTime() + rememberFor)),
    },
    condition: { absent: true as const },
  }))
  const others: Write[] = [
    { update: key, changes, condition },
    // Nothing of this may outlive a purge. The purge deletes the profile first, so a write without one is refused.
    { check: profileKey(sub), condition: { is: {} } },
    ...(notice ? [{ put: notificationRow(sub, notice, now) }] : []),
    ...listings,
  ]
  const all = [...records, ...others]
  for (;;) {
    const mails = mail ? [await mailWrite(table, { sub, id: alert.id }, runs, mail)] : []
    const failed = (await table.transact([...all, ...mails])).map(({ index }) => index)
    // The mail was sent or tried meanwhile, which changes nothing of the run.
    if (failed.length > 0 && failed.every(index => index === all.length)) continue
    const changed = failed.some(index => index >= records.length && index < all.length)
    return {
      written: failed.length === 0,
      notifiedBefore: changed ? [] : failed.flatMap(index => jobIds[index] ?? []),
    }
  }
}

async function* dueAlerts(table: Table, now: Date): AsyncGenerator<string> {
  for await (const key of due(table, 'alert', now)) {
    const word = alertRefText(key)
    if (word !== undefined) yield word
  }
}

/** What the schedule and the queues do with everybody's alerts. */
export const alertRunStore = (table: Table) => ({
  /** The alerts whose own time has come, each as `<sub>/<id>`. Instant alerts have none. */
  due: (now: Date) => dueAlerts(table, now),
  /** Null if the alert was deleted, or is active and not due. Throws if a row has another shape than the code expects. */
  read: (name: AlertRef, now: Date) => read(table, name, now),
  /**
   * Writes the alert, its notification, the notified jobs and the mail in the outbox in one transaction. Of two runs at
   * once, one writes.
   */
  commit: (sub: string, run: Commit, now: Date) => commit(table, sub, run, now),
  /** Takes the alert off the agenda and out of the index of terms, unless it was changed since it was read. */
  takeOffAgenda: async (sub: string, alert: StoredAlert): Promise<void> => {
    const condition = { is: { version: alert.version, runs: alert.runs } }
    await table.transact([
      {
        update: alertKey(sub, alert.id),
        changes: { set: { listing: null }, remove: offAgenda },
        condition,
      },
      ...listingWrites(sub, alert, null),
    ])
  },
  /** The alert runs at this time, whatever its row contains. */
  postpone: async ({ sub, id }: AlertRef, until: Date): Promise<void> => {
    await table.update(alertKey(sub, id), { set: agendaEntry('alert', id, until) }, { is: {} })
  },
})
export type AlertRunStore = ReturnType<typeof alertRunStore>
