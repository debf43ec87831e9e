import { ApiError } from '../../shared/api/errors.ts'
import {
  afterDecision,
  afterReport,
  isHiddenFromAll,
  type ReportDecision,
  unreported,
} from '../../shared/domain/jobs/reports.ts'
import { Retry, withBackoff } from './backoff.ts'
import {
  hiddenJobKey,
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
import type { Row, Table, Write } from './table.ts'

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
    const [own, row] = await table.getMany([ownReportKey(sub, sent.job.id), reportedJobKey(sent.job.id)])
    if (own) {
      await replace(table, own, sent)
      return { hides: false }
    }
    const before = row ? reportedJobOf(row) : null
    const after = afterReport(before ?? unreported)
    const hides = isHiddenFromAll(after) && !isHiddenFromAll(before ?? unreported)
    const failed = await table.transact([
      { put: ownReportRow(sub, sent, now), condition: { absent: true } },
      { put: reportRow(sub, sent, now) },
      { put: reportedJobRow(sent.job, before, after, now), condition: unchanged(before) },
      ...(hides ? [{ put: { ...hiddenJobKey(sent.job.id), at: now.toISOString() } }] : []),
    ])
    return failed.length > 0 ? new Retry() : { hides }
  })

const decide = (table: Table, id: string, decision: ReportDecision, now: Date): Promise<void> =>
  withBackoff(backoff, async () => {
    const row = await table.get(reportedJobKey(id))
    if (!row) throw new ApiError('not_found')
    const job = reportedJobOf(row)
    const after = afterDecision(job, decision)
    const hidden: Write = isHiddenFromAll(after)
      ? { put: { ...hiddenJobKey(id), at: now.toISOString() } }
      : { remove: hiddenJobKey(id) }
    const changes = { set: { ...after, decidedAt: now.toISOString() }, add: { revision: 1 } }
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
    const isReport = String(row.sk).includes('#')
    if (isReport) found.at(-1)?.reports.push(reportOf(row))
    else found.push({ job: reportedJobOf(row), reports: [] })
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

/** Adverts that people have reported. Reports of three people hide an advert from everybody until an operator looks. */
export const jobReportStore = (table: Table) => ({
  /**
   * A person reports a job once. A second report replaces the reason of the first. `hides`: the report has hidden the
   * job from everybody. Throws unavailable if other reports of the job were first in each try.
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
  /** Hides a job for good, also where fewer than three people have reported it. Throws not_found. */
  remove: (id: string, now: Date): Promise<void> => decide(table, id, 'removed', now),
})
