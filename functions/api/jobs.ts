import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import type { JobFilters, SearchRequest } from '../../shared/api/job-search.ts'
import { type BoardStatus, jobOperations } from '../../shared/api/jobs.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { companyKey } from '../../shared/domain/jobs/company.ts'
import { allows } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import type { BoardStatuses } from '../jobs/board-statuses.ts'
import { counted, countedSearch } from '../jobs/count-search.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import { isHidden } from '../jobs/hidden-from.ts'
import type { IndexedJob, IndexResult, JobIndex } from '../jobs/job-index.ts'
import { createPubliclyHidden, type PubliclyHidden } from '../jobs/publicly-hidden.ts'
import { countOf } from '../jobs/search-count.ts'
import { guarded } from '../runtime/guarded.ts'
import type { Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type HiddenJobStore, hiddenJobStore } from '../store/hidden-jobs.ts'
import { type JobReportStore, jobReportStore } from '../store/job-reports.ts'
import { type SearchStore, searchStore } from '../store/searches.ts'
import { type SeekerStore, seekerStore } from '../store/seekers.ts'
import { type TrackedNameStore, trackedNameStore } from '../store/tracked-names.ts'

type Services = {
  readonly index: CurrentIndex
  readonly boardStatuses: BoardStatuses
  readonly seekers: SeekerStore
  readonly searches: SearchStore
  readonly tracked: TrackedNameStore
  readonly hiddenJobs: HiddenJobStore
  readonly reports: JobReportStore
  readonly publiclyHidden: PubliclyHidden
}

/** The filters of Elite. The others are on every plan. */
const isAdvanced = ({ workplaces, openTo, salaryMin }: JobFilters): boolean =>
  workplaces.length > 0 || openTo !== null || salaryMin !== null

const narrows = (filters: JobFilters): boolean =>
  isAdvanced(filters) ||
  [filters.types, filters.levels, filters.places, filters.boards].some(chosen => chosen.length > 0) ||
  filters.postedWithin !== null

/** The filters of the request, or null if they narrow nothing. Throws upgrade_required for more than the plan has. */
const allowedFilters = ({ filters, sort }: SearchRequest, tier: Tier): JobFilters | null => {
  if (sort === 'fit' && !allows(tier, 'job-matching')) throw new ApiError('upgrade_required')
  if (!filters || !narrows(filters)) return null
  if (isAdvanced(filters) && !allows(tier, 'advanced-job-filters')) throw new ApiError('upgrade_required')
  return filters
}

const withFound = (boardStatuses: readonly BoardStatus[], found: IndexResult['found']): BoardStatus[] =>
  boardStatuses.map(status => ({ ...status, found: found[status.board] ?? 0 }))

/** The person, and how jobs are shown to them. */
const viewOf = async ({ seekers, publiclyHidden }: Services, sub: string, now: Date) => {
  const [seeker, publicly, { personView }] = await Promise.all([
    seekers.get(sub, dayInLagos(now), now),
    publiclyHidden.get(),
    // The lists of roles and places take longer to load than all the rest, and load while the table answers.
    import('../jobs/person-view.ts'),
  ])
  return { seeker, publicly, view: personView(seeker, publicly) }
}

/** Throws not_found, or jobs_unavailable. */
const jobOf = async ({ index }: Services, id: string, log: Log): Promise<IndexedJob> => {
  const found = await (await index.get(log)).get(id)
  if (!found) throw new ApiError('not_found')
  return found
}

/** Throws jobs_unavailable where the bucket does not answer. */
const descriptionOf = async (index: JobIndex, id: string): Promise<string> => {
  try {
    return (await index.description(id)) ?? ''
  } catch (cause) {
    throw new ApiError('jobs_unavailable', { cause })
  }
}

/** Throws invalid_input for an advert that names no employer, because nobody could be hidden by that name. */
const employerOf = ({ company }: IndexedJob): string => {
  if (companyKey(company) === '')
    throw new ApiError('invalid_input', { fields: { what: 'This advert names no employer.' } })
  return company
}

export const serveJobs = (services: Services): Gateway =>
  serve(jobOperations)(services, {
    search: async ({ caller: { sub }, body, now, log }, services) => {
      const [{ seeker, view }, current, boards] = await Promise.all([
        viewOf(services, sub, now),
        services.index.get(log),
        services.boardStatuses.get(now),
      ])
      const filters = allowedFilters(body, seeker.tier)
      const { limit } = countOf(seeker.tier, 0)
      const search = countedSearch(sub, await current.wordsOf(body.query), body, now)
      const find = () =>
        current.search({
          ...body,
          ...view.viewer,
          filters,
          now,
          ...(body.sort === 'fit' && { fitOf: view.score }),
        })
      const { answer, isNew } = await counted(services.searches, search, limit, find)
      const { found, jobs, ...rest } = answer
      return {
        ...rest,
        jobs: jobs.map(view.job),
        boards: withFound(boards, found),
        searches: countOf(seeker.tier, seeker.searches + (isNew ? 1 : 0)),
        builtAt: current.builtAt,
      }
    },
    status: async ({ caller, now }, { boardStatuses, seekers }) => {
      const [seeker, boards] = await Promise.all([
        seekers.get(caller.sub, dayInLagos(now), now),
        boardStatuses.get(now),
      ])
      return { searches: countOf(seeker.tier, seeker.searches), boards: [...boards] }
    },
    forYou: async ({ caller: { sub }, query: { count }, now, log }, services) => {
      const [{ seeker, view }, current, boards, { chooseJobs }] = await Promise.all([
        viewOf(services, sub, now),
        services.index.get(log),
        services.boardStatuses.get(now),
        import('../jobs/choose-jobs.ts'),
      ])
      return {
        ...(await chooseJobs(current, services.tracked, sub, view, count, now)),
        boards: [...boards],
        searches: countOf(seeker.tier, seeker.searches),
        builtAt: current.builtAt,
      }
    },
    hidden: ({ caller }, { hiddenJobs }) => hiddenJobs.get(caller.sub),
    hide: async ({ caller: { sub }, params, body, now, log }, services) => {
      const job = await jobOf(services, params.id, log)
      return body.what === 'job'
        ? services.hiddenJobs.hideJob(sub, job, now)
        : services.hiddenJobs.hideEmployer(sub, employerOf(job), now)
    },
    unhide: ({ caller, body }, { hiddenJobs }) => hiddenJobs.unhide(caller.sub, body),
    report: async ({ caller: { sub }, params, body, now, log }, services) => {
      const job = await jobOf(services, params.id, log)
      const { hides } = await services.reports.report(sub, { ...body, id: ulid(now.getTime()), job }, now)
      if (hides) {
        services.publiclyHidden.forget()
        log.error('advert hidden by reports', { alarm: 'adverts-reported', job: job.id })
      }
      return services.hiddenJobs.hideReported(sub, job, now)
    },
    newest: async ({ caller: { sub }, now }, services) => {
      const [{ view }, { jobs, builtAt }] = await Promise.all([
        viewOf(services, sub, now),
        services.index.newest(),
      ])
      return { jobs: jobs.filter(job => !isHidden(job, view.viewer.hidden)).map(view.job), builtAt }
    },
    get: async ({ caller: { sub }, params, now, log }, services) => {
      const [{ publicly, view }, current] = await Promise.all([
        viewOf(services, sub, now),
        services.index.get(log),
      ])
      const found = await current.get(params.id)
      if (!found || publicly.has(params.id)) throw new ApiError('not_found')
      return { job: view.chosenJob(found), description: await descriptionOf(current, params.id) }
    },
  })

export const jobs = ({ table, index, boardStatuses }: Uses<'table' | 'index' | 'boardStatuses'>) => {
  const reports = jobReportStore(table())
  return guarded(
    serveJobs({
      seekers: seekerStore(table()),
      searches: searchStore(table()),
      tracked: trackedNameStore(table()),
      hiddenJobs: hiddenJobStore(table()),
      reports,
      publiclyHidden: createPubliclyHidden({ reports }),
      // The index that is open answers, and a newer one is read meanwhile.
      index: index({ patience: 0 }),
      boardStatuses: boardStatuses(),
    }),
    table(),
  )
}
