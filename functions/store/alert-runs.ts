import * as z from 'zod/mini'
import { effective } from '../../shared/domain/notification-switches.ts'
import { lifeOf, standingAt } from '../../shared/domain/subscription.ts'
import type { Tier } from '../../shared/lists.ts'
import { type AgendaKind, agendaEntry, due, isDue, isListedAs, offAgenda, postponed } from './agenda.ts'
import { type AlertName, alertKey, alertNamed, alertOf, alertWord, type StoredAlert } from './alert-row.ts'
import { deletionKey } from './deletions.ts'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import { type Notice, notificationRow } from './notifications.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { settingsKey, settingsOf } from './settings.ts'
import { subscriptionKey, subscriptionOf } from './subscription-row.ts'
import type { Key, Row, Table, Write } from './table.ts'

/** That a person was told of a job is kept this long, in milliseconds: no advert is new again after that. */
const rememberFor = 120 * 24 * 60 * 60 * 1000

/** The guard of a job: each person is told of it once, by whichever of their alerts. */
const toldKey = (sub: string, jobId: string): Key => ({
  pk: personPartition(sub),
  sk: `ALERTED#${jobId}`,
})

const matchedKey: Key = { pk: 'ALERTS', sk: 'MATCHED' }
const storedMatched = z.object({ builtAt: z.string() })

type AlertKind = Extract<AgendaKind, 'alert' | 'instant-alert'>
/** When an alert is looked at again. */
export type NextLook = { readonly kind: AlertKind; readonly at: Date }

export type WatchedAlert = {
  readonly alert: StoredAlert
  /** False where another run has put it off since it was listed. */
  readonly isDue: boolean
  /** It is on the agenda of those that are looked at whenever there are new jobs. */
  readonly isInstant: boolean
  /** Null where there is no such person any more. */
  readonly person: {
    readonly email: string
    readonly name: string
    readonly tier: Tier
    /** What their switches allow. */
    readonly mayNotify: boolean
    readonly mayMail: boolean
    /** The account is deleted, and not purged yet. */
    readonly isLeaving: boolean
  } | null
}

/** The alert and what it takes to judge it, in one round trip. */
const read = async (table: Table, { sub, id }: AlertName, now: Date): Promise<WatchedAlert | null> => {
  const keys = [alertKey(sub, id), profileKey(sub), settingsKey(sub), subscriptionKey(sub), deletionKey(sub)]
  const [row, profile, settings, subscription, deletion] = await table.getMany(keys)
  if (!row) return null
  const known = { alert: alertOf(row), isDue: isDue(row, now), isInstant: isListedAs(row, 'instant-alert') }
  if (!profile) return { ...known, person: null }
  const { email, fullName: name } = profileOf(profile)
  const { tier } = standingAt(lifeOf(subscriptionOf(subscription).history), now)
  const { notificationsEnabled: mayNotify, jobAlerts: mayMail } = effective(settingsOf(settings))
  return { ...known, person: { email, name, tier, mayNotify, mayMail, isLeaving: deletion !== undefined } }
}

const entryOf = (id: string, { kind, at }: NextLook): Row => agendaEntry(kind, id, at)

/** What a run makes of an alert. What its person fills in is not among it. */
type RunResult = Pick<
  StoredAlert,
  'lastTriggered' | 'latest' | 'ranAt' | 'lookedTo' | 'lately' | 'wantsLatest' | 'unsent'
>

export type Commit = {
  readonly alert: StoredAlert
  readonly result: RunResult
  readonly next: NextLook
  /** The ids of the jobs that it tells of. */
  readonly told: readonly string[]
  readonly notice: Notice | null
}

/** Not written, and nothing told before: the alert is not as it was seen any more, or its person has gone. */
export type Committed = { readonly written: boolean; readonly toldBefore: readonly string[] }

const commit = async (table: Table, sub: string, run: Commit, now: Date): Promise<Committed> => {
  const { alert, result, next, told, notice } = run
  const changes = { set: { ...result, runs: alert.runs + 1, ...entryOf(alert.id, next) } }
  const condition = { is: { version: alert.version, runs: alert.runs } }
  const key = alertKey(sub, alert.id)
  if (told.length === 0)
    return { written: (await table.update(key, changes, condition)).written, toldBefore: [] }
  const guards = told.map(id => ({
    put: {
      ...toldKey(sub, id),
      alertId: alert.id,
      ...expiring(new Date(now.getTime() + rememberFor)),
    },
    condition: { absent: true as const },
  }))
  const others: Write[] = [
    { update: key, changes, condition },
    // A purge takes the profile first, and all else after: what is told while it runs must not outlive it.
    { check: profileKey(sub), condition: { is: {} } },
    ...(notice ? [{ put: notificationRow(sub, notice, now) }] : []),
  ]
  const failed = (await table.transact([...guards, ...others])).map(({ index }) => index)
  const changed = failed.some(index => index >= guards.length)
  return {
    written: failed.length === 0,
    toldBefore: changed ? [] : failed.flatMap(index => told[index] ?? []),
  }
}

/** An edit that came between has put it on the agenda by itself; then only the mark is taken away. */
const mailed = async (table: Table, sub: string, alert: StoredAlert, next: NextLook): Promise<void> => {
  const key = alertKey(sub, alert.id)
  const set = { unsent: null, runs: alert.runs + 1 }
  const outcome = await table.update(
    key,
    { set: { ...set, ...entryOf(alert.id, next) } },
    { is: { runs: alert.runs, version: alert.version } },
  )
  if (!outcome.written) await table.update(key, { set }, { is: { runs: alert.runs } })
}

async function* dueWords(table: Table, kind: AlertKind, now: Date): AsyncGenerator<string> {
  for await (const key of due(table, kind, now)) {
    const word = alertWord(key)
    if (word !== undefined) yield word
  }
}

/** What the schedule does with the alerts of everybody. */
export const alertRunStore = (table: Table) => ({
  /** Each as `<sub>/<id>`. */
  due: (kind: AlertKind, now: Date) => dueWords(table, kind, now),
  /** Null where there is none any more. Throws where a row is not what the code knows. */
  read: (name: AlertName, now: Date) => read(table, name, now),
  /** Alert, notification and guards are written together, or nothing is: of two runs at once one writes. */
  commit: (sub: string, run: Commit, now: Date) => commit(table, sub, run, now),
  /** Its mail went out. `alert` as it was committed. */
  mailed: (sub: string, alert: StoredAlert, next: NextLook) => mailed(table, sub, alert, next),
  /** Off the agenda, while it is as it was seen. */
  rest: async (sub: string, { id, version, runs }: StoredAlert): Promise<void> => {
    await table.update(alertKey(sub, id), { remove: offAgenda }, { is: { version, runs } })
  },
  postpone: (word: string, until: Date) => {
    const { sub, id } = alertNamed(word)
    return postponed(table, alertKey(sub, id), until)
  },
  /** When the index was built that all instant alerts were matched with; null before the first. */
  matched: async (): Promise<string | null> => {
    const row = await table.get(matchedKey)
    return row ? storedMatched.parse(row).builtAt : null
  },
  setMatched: async (builtAt: string): Promise<void> => {
    await table.put({ ...matchedKey, builtAt })
  },
})
export type AlertRunStore = ReturnType<typeof alertRunStore>
