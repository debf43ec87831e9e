import { ulid } from 'ulid'
import { type Application, applicationsPageSize, type NewApplication } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import {
  type ApplicationPatch,
  defaultAppliedDate,
  edited,
  furthestStage,
  trackingKey,
} from '../../shared/domain/application.ts'
import type { Handlers } from './fake-server.ts'

export const planner = { jobTitle: 'Supply Planner', companyName: 'Tudun Foods' } as const

/** A job as a test tells of it: what it leaves out begins as the server begins it. */
type Job = Partial<
  Pick<Application, 'aiApplied' | 'origin' | 'jobId' | 'skills' | 'closesOn' | 'createdAt' | 'updatedAt'>
> &
  Partial<NewApplication>

const begin = ({ status = 'applied', ...job }: Job, now: Date): Application => ({
  ...planner,
  id: ulid(now.getTime()),
  location: '',
  jobUrl: '',
  notes: '',
  interview: null,
  origin: 'manual',
  jobId: null,
  skills: [],
  closesOn: null,
  aiApplied: false,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  ...job,
  status,
  appliedDate: job.appliedDate === undefined ? defaultAppliedDate(status, now) : job.appliedDate,
  answeredDate: null,
  stage: furthestStage(status),
  version: 1,
})

/** Whether an edit changed nothing more: then it is one that was sent again. */
const isMade = (row: Application, patch: ApplicationPatch): boolean =>
  JSON.stringify({ ...row, ...patch }) === JSON.stringify(row)

/** The applications of one person, as far as components can tell them from those of the server. */
export const fakeApplications = (...jobs: readonly Job[]) => {
  const rows = new Map<string, Application>()
  const removed = new Map<string, Application>()
  // What is tracked before is older than what a test adds.
  let older = Date.now() - 1_000_000

  /** Newest first. */
  const all = (): readonly Application[] => [...rows.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1))
  const put = (row: Application): Application => {
    const isTwin = ({ id, ...other }: Application) => id !== row.id && trackingKey(other) === trackingKey(row)
    const twin = all().find(isTwin)
    if (twin) throw new ApiError('already_tracked', { existingId: twin.id })
    rows.set(row.id, row)
    return row
  }
  const get = (id: string): Application => {
    const row = rows.get(id)
    if (!row) throw new ApiError('not_found')
    return row
  }
  const create = (job: Job, now = new Date()): Application => rows.get(job.id ?? '') ?? put(begin(job, now))
  const update = (id: string, { version, ...patch }: ApplicationPatch & { readonly version: number }) => {
    const row = get(id)
    if (row.version === version) return put(edited(row, patch, new Date()))
    if (row.version === version + 1 && isMade(row, patch)) return row
    throw new ApiError('stale_version')
  }
  const remove = (id: string): void => {
    removed.set(id, get(id))
    rows.delete(id)
  }
  const restore = (id: string): Application => {
    const row = removed.get(id)
    if (!row) return get(id)
    const restored = put({ ...row, version: row.version + 1, updatedAt: new Date().toISOString() })
    removed.delete(id)
    return restored
  }
  /** Adds older ones as if on another device, the last one newest; the planner's where none is named. */
  const track = (...more: readonly Job[]): readonly Application[] =>
    (more.length > 0 ? more : [{}]).map(job => {
      older += 1
      return create(job, new Date(older))
    })

  const answers = {
    'applications.list': ({ query: { before } }) => {
      const page = all().filter(({ id }) => before === undefined || id < before)
      const applications = page.slice(0, applicationsPageSize)
      return {
        applications,
        older: page.length > applications.length ? (applications.at(-1)?.id ?? null) : null,
      }
    },
    'applications.create': ({ body }) => create(body),
    'applications.update': ({ params, body }) => update(params.id, body),
    'applications.remove': ({ params: { id } }) => {
      remove(id)
      return { id }
    },
    'applications.restore': ({ params }) => restore(params.id),
    'applications.import': ({ body }) => {
      for (const row of body.rows)
        try {
          create({ ...row, origin: 'import' })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
        }
      // What an earlier try added is added.
      const added = body.rows.filter(({ id }) => rows.has(id)).length
      return { added, alreadyTracked: body.rows.length - added, leftOut: 0 }
    },
  } satisfies Handlers

  if (jobs.length > 0) track(...jobs)
  return {
    /** For `openApp`. */
    answers,
    /** What the server holds now, newest first. */
    all,
    track,
    /** Adds `Job 1`, `Job 2`, … `Job n`; the last one is the newest. */
    trackMany: (n: number, companyName = 'Gada Cement'): void => {
      track(...Array.from({ length: n }, (_, index) => ({ jobTitle: `Job ${index + 1}`, companyName })))
    },
    // What another screen of the person does meanwhile.
    update,
    remove,
  }
}
