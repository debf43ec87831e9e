import * as z from 'zod/mini'
import { countryOfPerson } from '../../shared/domain/jobs/fit.ts'
import { effective } from '../../shared/domain/notification-switches.ts'
import { lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import type { Tier } from '../../shared/lists.ts'
import { type AgendaKind, agendaEntry, due, isDue, isOnAgenda, offAgenda, postponed } from './agenda.ts'
import { type AlertRef, alertKey, alertOf, alertRefOf, alertRefText, type StoredAlert } from './alert-row.ts'
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

const matchedKey: Key = { pk: 'ALERTS', sk: 'MATCHED' }
const storedMatched = z.object({ builtAt: z.string() })

type AlertKind = Extract<AgendaKind, 'alert' | 'instant-alert'>
/** When an alert runs again. */
export type NextRun = { readonly kind: AlertKind; readonly at: Date }

export type WatchedAlert = Unwanted & {
  readonly alert: StoredAlert
  /** False if another run has postponed the alert since it was listed. */
  readonly isDue: boolean
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
  if (!row) return null
  const known = {
    alert: alertOf(row),
    isDue: isDue(row, now),
    isInstant: isOnAgenda(row, 'instant-alert'),
    ...unwantedOf(hidden, preferences),
  }
  if (!profile) return { ...known, person: null }
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
  'lastTriggered' | 'latest' | 'ranAt' | 'lookedTo' | 'lately' | 'wantsLatest' | 'unsent'
>

export type Commit = {
  readonly alert: StoredAlert
  readonly result: RunResult
  readonly next: NextRun
  /** The ids of the jobs that the person is notified of. */
  readonly jobIds: readonly string[]
  readonly notice: Notice | null
}

/**
 * `notifiedBefore` are jobs that another alert has notified of already. If nothing was written and this list is empty,
 * the alert was changed since it was read, or the person was purged.
 */
type Committed = { readonly written: boolean; readonly notifiedBefore: readonly string[] }

const commit = async (table: Table, sub: string, run: Commit, now: Date): Promise<Committed> => {
  const { alert, result, next, jobIds, notice } = run
  const changes = { set: { ...result, runs: alert.runs + 1, ...entryOf(alert.id, next) } }
  const condition = { is: { version: alert.version, runs: alert.runs } }
  const key = alertKey(sub, alert.id)
  if (jobIds.length === 0)
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
    // A notification must not outlive a purge. The purge deletes the profile first, so a write without one is refused.
    { check: profileKey(sub), condition: { is: {} } },
    ...(notice ? [{ put: notificationRow(sub, notice, now) }] : []),
  ]
  const failed = (await table.transact([...records, ...others])).map(({ index }) => index)
  const changed = failed.some(index => index >= records.length)
  return {
    written: failed.length === 0,
    notifiedBefore: changed ? [] : failed.flatMap(index => jobIds[index] ?? []),
  }
}

/** An edit since the commit has put the alert on the agenda itself. Then only the outbox is emptied. */
const mailed = async (table: Table, sub: string, alert: StoredAlert, next: NextRun): Promise<void> => {
  const key = alertKey(sub, alert.id)
  const set = { unsent: null, runs: alert.runs + 1 }
  const outcome = await table.update(
    key,
    { set: { ...set, ...entryOf(alert.id, next) } },
    { is: { runs: alert.runs, version: alert.version } },
  )
  if (!outcome.written) await table.update(key, { set }, { is: { runs: alert.runs } })
}

async function* dueAlerts(table: Table, kind: AlertKind, now: Date): AsyncGenerator<string> {
  for await (const key of due(table, kind, now)) {
    const word = alertRefText(key)
    if (word !== undefined) yield word
  }
}

/** What the schedule does with everybody's alerts. */
export const alertRunStore = (table: Table) => ({
  /** The due alerts, each as `<sub>/<id>`. */
  due: (kind: AlertKind, now: Date) => dueAlerts(table, kind, now),
  /** Null if the alert was deleted. Throws if a row has another shape than the code expects. */
  read: (name: AlertRef, now: Date) => read(table, name, now),
  /** Writes the alert, its notification and the notified jobs in one transaction. Of two runs at once, one writes. */
  commit: (sub: string, run: Commit, now: Date) => commit(table, sub, run, now),
  /** Records that the mail was sent. `alert` is the alert as it was committed. */
  mailed: (sub: string, alert: StoredAlert, next: NextRun) => mailed(table, sub, alert, next),
  /** Takes the alert off the agenda, unless it was changed since it was read. */
  takeOffAgenda: async (sub: string, { id, version, runs }: StoredAlert): Promise<void> => {
    await table.update(alertKey(sub, id), { remove: offAgenda }, { is: { version, runs } })
  },
  postpone: (word: string, until: Date) => {
    const { sub, id } = alertRefOf(word)
    return postponed(table, alertKey(sub, id), until)
  },
  /** When the index was built that all instant alerts were last matched with. Null before the first match. */
  matched: async (): Promise<string | null> => {
    const row = await table.get(matchedKey)
    return row ? storedMatched.parse(row).builtAt : null
  },
  setMatched: async (builtAt: string): Promise<void> => {
    await table.put({ ...matchedKey, builtAt })
  },
})
export type AlertRunStore = ReturnType<typeof alertRunStore>
