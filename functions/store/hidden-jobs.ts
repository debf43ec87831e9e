import * as z from 'zod/mini'
import type { Hidden } from '../../shared/api/hidden-jobs.ts'
import { cutLine } from '../../shared/domain/cut-line.ts'
import { companyKey } from '../../shared/domain/jobs/company.ts'
import { once } from '../../shared/once.ts'
import { Retry, withBackoff } from './backoff.ts'
import { personKey } from './keys.ts'
import { preferencesOf } from './preferences.ts'
import type { Key, Row, Table } from './table.ts'

/**
 * The most jobs and employers that a person can hide. One more takes the place of the oldest; of jobs, of the oldest
 * that the person has not reported.
 */
const mostJobs = 500
const mostEmployers = 200
/** The most characters of a name, so that the row stays below the 400 KB that a row may have. */
const longest = { title: 100, company: 60, employer: 150 } as const

/** A try fails only if another call has changed the row meanwhile. The waits are in milliseconds. */
const backoff = { tries: 12, firstWait: 20, longestWait: 320 }

export const hiddenKey = (sub: string): Key => personKey(sub, 'HIDDEN')

const storedHidden = once(() =>
  z.object({
    jobs: z._default(
      z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          company: z.string(),
          at: z.string(),
          /** Whether the person has reported the advert, too. */
          reported: z.optional(z.literal(true)),
        }),
      ),
      [],
    ),
    employers: z._default(z.array(z.object({ name: z.string(), at: z.string() })), []),
  }),
)
/** How often the row was written. 0 before the first write. */
const storedRevision = z._default(z.int(), 0)

type StoredHidden = z.infer<ReturnType<typeof storedHidden>>
type StoredJob = StoredHidden['jobs'][number]

const storedOf = (row: Row | undefined): StoredHidden => storedHidden().parse(row ?? {})

/** As the person reads it. */
const shownOf = ({ jobs, employers }: StoredHidden): Hidden => ({
  jobs: jobs.map(({ reported: _, ...job }) => job),
  employers,
})

/** Both lists are empty if there is no row. */
export const hiddenOf = (row: Row | undefined): Hidden => shownOf(storedOf(row))

/** What a person does not want to see: what they hid, and what their preferences exclude. */
export type Unwanted = { readonly hidden: Hidden; readonly excludedCompanies: readonly string[] }

export const unwantedOf = (hidden: Row | undefined, preferences: Row | undefined): Unwanted => ({
  hidden: hiddenOf(hidden),
  excludedCompanies: preferencesOf(preferences).excludedCompanies,
})

type HiddenJob = Pick<Hidden['jobs'][number], 'id' | 'title' | 'company'>
/** What to hide, or to show again: a job by its id, or an employer by any spelling of its name. */
export type HiddenName = { readonly what: 'job' | 'employer'; readonly key: string }

const isJob =
  (id: string) =>
  (job: { readonly id: string }): boolean =>
    job.id === id
const isEmployer = (name: string) => {
  const key = companyKey(name)
  return (employer: { readonly name: string }): boolean => companyKey(employer.name) === key
}

/** Without the oldest job that was not reported, where there is one too many. */
const fitting = (jobs: readonly StoredJob[]): StoredJob[] => {
  if (jobs.length <= mostJobs) return [...jobs]
  const oldest = jobs.findLastIndex(({ reported }) => !reported)
  // The first is the new one.
  return jobs.toSpliced(oldest > 0 ? oldest : -1, 1)
}

const withJob = (before: StoredHidden, { id, title, company }: HiddenJob, now: Date): StoredHidden => {
  if (before.jobs.some(isJob(id))) return before
  const names = { title: cutLine(title, longest.title), company: cutLine(company, longest.company) }
  return { ...before, jobs: fitting([{ id, ...names, at: now.toISOString() }, ...before.jobs]) }
}

const withReportedJob = (before: StoredHidden, job: HiddenJob, now: Date): StoredHidden => {
  if (before.jobs.find(isJob(job.id))?.reported) return before
  const after = withJob(before, job, now)
  return {
    ...after,
    jobs: after.jobs.map(each => (each.id === job.id ? { ...each, reported: true } : each)),
  }
}

const withEmployer = (before: StoredHidden, company: string, now: Date): StoredHidden => {
  if (before.employers.some(isEmployer(company))) return before
  const employer = { name: cutLine(company, longest.employer), at: now.toISOString() }
  return { ...before, employers: [employer, ...before.employers].slice(0, mostEmployers) }
}

const sizeOf = ({ jobs, employers }: StoredHidden): number => jobs.length + employers.length

const without = (before: StoredHidden, { what, key }: HiddenName): StoredHidden => {
  const [isThisJob, isThisEmployer] = [isJob(key), isEmployer(key)]
  const after: StoredHidden =
    what === 'job'
      ? { ...before, jobs: before.jobs.filter(job => !isThisJob(job)) }
      : { ...before, employers: before.employers.filter(employer => !isThisEmployer(employer)) }
  return sizeOf(after) === sizeOf(before) ? before : after
}

/**
 * Changes the lists on the condition that no other call has changed them since they were read, so that of two calls at
 * once no change is lost. A `changed` that returns what it was given writes nothing.
 */
const change = (
  table: Table,
  sub: string,
  changed: (before: StoredHidden) => StoredHidden,
): Promise<Hidden> =>
  withBackoff<Hidden>(backoff, async () => {
    const row = await table.get(hiddenKey(sub))
    const before = storedOf(row)
    const after = changed(before)
    if (after === before) return shownOf(before)
    const revision = storedRevision.parse(row?.revision)
    const { written } = await table.put(
      { ...hiddenKey(sub), ...after, revision: revision + 1 },
      row ? { is: { revision } } : { absent: true },
    )
    return written ? shownOf(after) : new Retry()
  })

/** The jobs and employers that a person does not want to see. They are one row, which each search reads. */
export const hiddenJobStore = (table: Table) => ({
  get: async (sub: string): Promise<Hidden> => hiddenOf(await table.get(hiddenKey(sub))),
  /** A job that is hidden already stays as it is. Throws unavailable if other calls were first in each try. */
  hideJob: (sub: string, job: HiddenJob, now: Date): Promise<Hidden> =>
    change(table, sub, before => withJob(before, job, now)),
  /** Hides a job that the person has reported. It stays hidden when later hides take the places of older ones. */
  hideReported: (sub: string, job: HiddenJob, now: Date): Promise<Hidden> =>
    change(table, sub, before => withReportedJob(before, job, now)),
  /** Hides an employer by all spellings of its name. */
  hideEmployer: (sub: string, company: string, now: Date): Promise<Hidden> =>
    change(table, sub, before => withEmployer(before, company, now)),
  /** Shows again what was hidden. What was not hidden changes nothing. */
  unhide: (sub: string, name: HiddenName): Promise<Hidden> =>
    change(table, sub, before => without(before, name)),
})
export type HiddenJobStore = ReturnType<typeof hiddenJobStore>
