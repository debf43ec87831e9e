import * as z from 'zod/mini'
import type { Job } from '../../shared/api/jobs.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { cutLine } from '../../shared/domain/cut-line.ts'
import { type Reported, type ReportedState, reportedStates } from '../../shared/domain/jobs/reports.ts'
import { type ReportReason, reportReasons } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { expiring, personKey } from './keys.ts'
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

/** In milliseconds: longer than an advert with a date is in the index. */
const keepFor = 180 * dayMs
/** An advert that an operator removed stays away for as long as any board can show it. */
const keepRemoved = 3650 * dayMs
/** When the rows of a report expire, and those of its job, unless another report or a decision renews them. */
const expiry = (now: Date, state?: ReportedState): Row =>
  expiring(new Date(now.getTime() + (state === 'removed' ? keepRemoved : keepFor)))

export const hiddenJobRow = (jobId: string, now: Date, state?: ReportedState): Key & Row => ({
  ...hiddenJobKey(jobId),
  at: now.toISOString(),
  ...expiry(now, state),
})

/** A report of a person. The caller makes the id. */
export type NewReport = {
  readonly id: string
  readonly job: Pick<Job, 'id' | 'title' | 'company' | 'source'>
  readonly reason: ReportReason
  readonly note: string
}

const storedOwn = once(() =>
  z.object({
    jobId: z.string(),
    title: z.string(),
    company: z.string(),
    reason: z.enum(reportReasons),
    note: z.string(),
    at: z.string(),
  }),
)
/** The report as its person may read it. */
export const ownReportOf = (row: Row) => storedOwn().parse(row)

const storedPointer = once(() => z.object({ jobId: z.string(), reportId: z.string() }))
/** The key of the report that the row of a person points to. */
export const reportedKey = (pointer: Row): Key => {
  const { jobId, reportId } = storedPointer().parse(pointer)
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
  ...expiry(now),
})

/** `userId` is removed when the account of the person is purged. */
export const reportRow = (
  sub: string,
  { id, job, reason, note }: NewReport,
  counts: boolean,
  now: Date,
): Key & Row => ({
  ...reportKey(job.id, id),
  userId: sub,
  reason,
  note,
  counts,
  at: now.toISOString(),
  ...expiry(now),
})

const storedReport = once(() =>
  z.object({
    reason: z.enum(reportReasons),
    note: z._default(z.string(), ''),
    /** Whether it counts towards hiding. Rows that are older than the question counted. */
    counts: z._default(z.boolean(), true),
    at: z.string(),
  }),
)
export type StoredReport = z.infer<ReturnType<typeof storedReport>>
export const reportOf = (row: Row): StoredReport => storedReport().parse(row)

const storedReportedJob = once(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    url: z.string(),
    state: z.enum(reportedStates),
    waiting: z.int(),
    /** 0 in rows that are older than the question. */
    counting: z._default(z.int(), 0),
    total: z.int(),
    /** When an operator last decided; null before. */
    decidedAt: z.nullable(z.string()),
    /** When the advert was last reported. */
    at: z.string(),
    revision: z.int(),
  }),
)
export type ReportedJob = z.infer<ReturnType<typeof storedReportedJob>>
export const reportedJobOf = (row: Row): ReportedJob => storedReportedJob().parse(row)

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
  ...expiry(now, after.state),
})

/** What a decision of an operator changes of the row of a job. */
export const decided = (after: Reported, now: Date): Row => ({
  ...after,
  decidedAt: now.toISOString(),
  ...expiry(now, after.state),
})
