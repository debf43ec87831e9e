import * as z from 'zod/mini'
import type { Job } from '../../shared/api/jobs.ts'
import { cutLine } from '../../shared/domain/cut-line.ts'
import { type Reported, reportedStates } from '../../shared/domain/jobs/reports.ts'
import { type ReportReason, reportReasons } from '../../shared/lists.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

/** A job that was reported, with its reports behind it: `<job>` and `<job>#<report>`. Operators read the partition. */
export const reportPartition = 'JOB-REPORTS'
export const reportedJobKey = (jobId: string): Key => ({ pk: reportPartition, sk: jobId })
const reportKey = (jobId: string, reportId: string): Key => ({
  pk: reportPartition,
  sk: `${jobId}#${reportId}`,
})

/** Only the ids of the jobs that nobody sees, so that readers of jobs need one short query. */
export const hiddenPartition = 'HIDDEN-JOBS'
export const hiddenJobKey = (jobId: string): Key => ({ pk: hiddenPartition, sk: jobId })

/** The person's own copy of a report. It names the report, for the purge. */
export const ownReportKey = (sub: string, jobId: string): Key => personKey(sub, `REPORTED#${jobId}`)

/** A report of a person. The caller makes the id. */
export type NewReport = {
  readonly id: string
  readonly job: Pick<Job, 'id' | 'title' | 'company' | 'source'>
  readonly reason: ReportReason
  readonly note: string
}

const storedOwn = z.object({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  at: z.string(),
})
/** The report as its person may read it. */
export const ownReportOf = (row: Row) => storedOwn.parse(row)

const storedPointer = z.object({ jobId: z.string(), reportId: z.string() })
/** The key of the report that the row of a person points to. */
export const reportedKey = (pointer: Row): Key => {
  const { jobId, reportId } = storedPointer.parse(pointer)
  return reportKey(jobId, reportId)
}

/** The most characters of a name of an advert. */
const longest = 200

const namesOf = ({ title, company }: NewReport['job']) => ({
  title: cutLine(title, longest),
  company: cutLine(company, longest),
})

export const ownReportRow = (sub: string, { id, job, reason, note }: NewReport, now: Date): Key & Row => ({
  ...ownReportKey(sub, job.id),
  jobId: job.id,
  ...namesOf(job),
  reason,
  note,
  at: now.toISOString(),
  reportId: id,
})

/** `userId` is removed when the account of the person is purged. */
export const reportRow = (sub: string, { id, job, reason, note }: NewReport, now: Date): Key & Row => ({
  ...reportKey(job.id, id),
  userId: sub,
  reason,
  note,
  at: now.toISOString(),
})

const storedReport = z.object({
  reason: z.enum(reportReasons),
  note: z._default(z.string(), ''),
  at: z.string(),
})
export type StoredReport = z.infer<typeof storedReport>
export const reportOf = (row: Row): StoredReport => storedReport.parse(row)

const storedReportedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  url: z.string(),
  state: z.enum(reportedStates),
  waiting: z.int(),
  total: z.int(),
  /** When an operator last decided; null before. */
  decidedAt: z.nullable(z.string()),
  /** When the advert was last reported. */
  at: z.string(),
  revision: z.int(),
})
export type ReportedJob = z.infer<typeof storedReportedJob>
export const reportedJobOf = (row: Row): ReportedJob => storedReportedJob.parse(row)

export const reportedJobRow = (
  job: NewReport['job'],
  before: ReportedJob | null,
  after: Reported,
  now: Date,
): Key & Row => ({
  ...reportedJobKey(job.id),
  id: job.id,
  ...namesOf(job),
  url: job.source.url,
  ...after,
  decidedAt: before?.decidedAt ?? null,
  at: now.toISOString(),
  revision: (before?.revision ?? 0) + 1,
})
