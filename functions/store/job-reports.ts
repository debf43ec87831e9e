import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import {
  afterDecision,
  afterReport,
  isHiddenFromAll,
  type ReportDecision,
  reportCounts,
  unreported,
} from '../../shared/domain/jobs/reports.ts'
import { reportsADay } from '../../shared/domain/limits.ts'
import { Retry, withBackoff } from './backoff.ts'
import {
  decided,
  hiddenJobKey,
  hiddenJobRow,
  hiddenPartition,
  type NewReport,
  ownReportKey,
  ownReportRow,
  type ReportedJob,
  reportedJobKey,
  reportedJobOf,
  reportedJobRow,
  reportedKey,
  reportOf,
  reportPartition,
  reportRow,
  type StoredReport,
} from './job-report-row.ts'
import { everyRow } from './pages.ts'
import { existedAt, profileKey } from './profile-row.ts'
import type { Row, Table, Write } from './table.ts'
import { oneUse } from './usage.ts'

/** A try fails only if another call has changed the same job meanwhile. The waits are in milliseconds. */
const backoff = { tries: 12, firstWait: 20, longestWait: 320 }

/** The condition that a row is as it was read. */
const unchanged = (row: { readonly revision: number } | null) =>
  row ? { is: { revision: row.revision } } : ({ absent: true } as const)

/** Another reason of a person who has reported the job before. It counts no second time. */
const replace = async (table: Table, own: Row, { reason, note }: NewReport): Promise<void> => {
  const changes = { set: { reason, note } }
  await table.transact([
    { update: { pk: String(own.pk), sk: String(own.sk) }, changes, condition: { is: {} } },
    { update: reportedKey(own), changes, condition: { is: {} } },
  ])
}

const report = (table: Table, sub: string, sent: NewReport, now: Date): Promise<{ hides: boolean }> =>
  withBackoff(backoff, async () => {
    const [own, row, profile] = await table.getMany([
      ownReportKey(sub, sent.job.id),
      reportedJobKey(sent.job.id),
      profileKey(sub),
    ])
    if (own) {
      await replace(table, own, sent)
      return { hides: false }
    }
    const before = row ? reportedJobOf(row) : null
    const counts = reportCounts(profile ? existedAt(profile) : null, now)
    const after = afterReport(before ?? unreported, counts)
    const failed = await table.transact([
      oneUse(sub, 'job-report', dayInLagos(now), reportsADay),
      { put: ownReportRow(sub, sent, now), condition: { absent: true } },
      { put: reportRow(sub, sent, counts, now) },
      { put: reportedJobRow(sent.job, before, after, now), condition: unchanged(before) },
      // Each report renews the row, so that the job stays hidden for as long as people report it.
      ...(isHiddenFromAll(after) ? [{ put: hiddenJobRow(sent.job.id, now, after.state) }] : []),
    ])
    if (failed.length === 0)
      return { hides: isHiddenFromAll(after) && !isHiddenFromAll(before ?? unreported) }
    if (failed.every(({ index }) => index === 0)) throw new ApiError('daily_limit')
    return new Retry()
  })

const decide = (table: Table, id: string, decision: ReportDecision, now: Date): Promise<void> =>
  withBackoff(backoff, async () => {
    const row = await table.get(reportedJobKey(id))
    if (!row) throw new ApiError('not_found')
    const job = reportedJobOf(row)
    const after = afterDecision(job, decision)
    const hidden: Write = isHiddenFromAll(after)
      ? { put: hiddenJobRow(id, now, after.state) }
      : { remove: hiddenJobKey(id) }
    const changes = { set: decided(after, now), add: { revision: 1 } }
    const failed = await table.transact([
      { update: reportedJobKey(id), changes, condition: unchanged(job) },
      hidden,
    ])
    return failed.length > 0 ? new Retry() : undefined
  })

/** A job with the reports since an operator last looked, oldest first. */
export type WaitingJob = ReportedJob & { readonly reports: readonly StoredReport[] }

const waiting = async (table: Table): Promise<WaitingJob[]> => {
  const found: { job: ReportedJob; reports: StoredReport[] }[] = []
  // The row of a job comes before those of its reports.
  for (const row of await everyRow(table, { partition: reportPartition })) {
    const [id, isReport] = String(row.sk).split('#')
    if (isReport === undefined) found.push({ job: reportedJobOf(row), reports: [] })
    // Of rows that expire together, the table may delete the row of the job first.
    else if (found.at(-1)?.job.id === id) found.at(-1)?.reports.push(reportOf(row))
  }
  return found
    .map(({ job, reports }) => ({ ...job, reports: reports.filter(({ at }) => at > (job.decidedAt ?? '')) }))
    .filter(({ state, waiting: count }) => count > 0 && state !== 'removed')
    .toSorted(
      (one, other) =>
        Number(other.state === 'hidden') - Number(one.state === 'hidden') ||
        other.waiting - one.waiting ||
        (one.at < other.at ? -1 : 1),
    )
}

/**
 * Adverts that people have reported. Three reports that count hide an advert from everybody until an operator looks.
 * What is stored of an advert expires when nobody has reported it for a long time, because the advert is gone by then.
 */
export const jobReportStore = (table: Table) => ({
  /**
   * A person reports a job once. A second report replaces the reason of the first, and counts no more than that did.
   * `hides`: the report has hidden the job from everybody. Throws daily_limit, or unavailable if other reports of the
   * job were first in each try.
   */
  report: (sub: string, sent: NewReport, now: Date): Promise<{ hides: boolean }> =>
    report(table, sub, sent, now),
  /** The ids of the jobs that nobody sees. */
  hidden: async (): Promise<ReadonlySet<string>> => {
    const rows = await everyRow(table, { partition: hiddenPartition, only: [] })
    return new Set(rows.map(({ sk }) => String(sk)))
  },
})
export type JobReportStore = ReturnType<typeof jobReportStore>

/** What an operator does with reports. */
export const reportModeration = (table: Table) => ({
  /** The jobs that were reported since an operator last looked: first those that are hidden, then the most reported. */
  waiting: () => waiting(table),
  /** Shows a job again. Only later reports can hide it. Throws not_found. */
  keep: (id: string, now: Date): Promise<void> => decide(table, id, 'kept', now),
  /** Hides a job for good, also where fewer than three reports count. Throws not_found. */
  remove: (id: string, now: Date): Promise<void> => decide(table, id, 'removed', now),
})
