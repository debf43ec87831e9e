import { ApiError } from '../../shared/api/errors.ts'
import {
  type BoardStatus,
  type Job,
  type JobFilters,
  jobOperations,
  type SearchCount,
  type SearchRequest,
} from '../../shared/api/jobs.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { matchOf } from '../../shared/domain/jobs/match.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'
import type { Uses } from '../composition/services.ts'
import type { BoardStatuses } from '../jobs/board-statuses.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { FoundJob, IndexedJob, IndexResult, JobIndex } from '../jobs/job-index.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type CountedSearch, type SearchStore, searchStore } from '../store/searches.ts'
import { type Seeker, type SeekerStore, seekerStore } from '../store/seekers.ts'

type Services = {
  readonly index: CurrentIndex
  readonly boardStatuses: BoardStatuses
  readonly seekers: SeekerStore
  readonly searches: SearchStore
}

/** A job with the match that the person's plan shows. */
const jobFor = ({ tier, profile, preferences }: Seeker, found: IndexedJob | FoundJob): Job => ({
  marks: { title: [], excerpt: [] },
  ...found,
  match: allows(tier, 'job-matching') ? matchOf(found, profile, preferences) : null,
})

const countOf = (tier: Tier, used: number): SearchCount => ({
  used,
  limit: plans[tier].limits.searchesPerDay,
  isUnlimited: plans[tier].searchesShownUnlimited,
})

const oneSpelling = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()

/** The search that is counted once a day. Another page, order or filter is the same search. */
const countedSearch = (
  sub: string,
  { query, location, jobType }: SearchRequest,
  now: Date,
): CountedSearch => ({
  sub,
  day: dayInLagos(now),
  search: JSON.stringify([oneSpelling(query), oneSpelling(location), jobType]),
})

const narrows = ({ workplaces, openTo, salaryMin, postedWithin, boards, levels }: JobFilters): boolean =>
  [workplaces, boards, levels].some(chosen => chosen.length > 0) ||
  [openTo, salaryMin, postedWithin].some(chosen => chosen !== null)

/** The filters of the request, or null if they narrow nothing. Throws upgrade_required if the plan has no filters. */
const filtersOf = ({ filters }: SearchRequest, tier: Tier): JobFilters | null => {
  if (!filters || !narrows(filters)) return null
  if (!allows(tier, 'advanced-job-filters')) throw new ApiError('upgrade_required')
  return filters
}

/** Counts the search, and releases the quota if the search fails. Throws search_limit or jobs_unavailable. */
const counted = async <Answer>(
  searches: SearchStore,
  search: CountedSearch,
  limit: number,
  find: () => Answer,
): Promise<{ answer: Answer; isNew: boolean }> => {
  const taken = await searches.take(search, limit)
  if (taken === 'none-left') throw new ApiError('search_limit')
  try {
    return { answer: find(), isNew: taken === 'counted' }
  } catch (cause) {
    if (taken === 'counted') await searches.releaseQuota(search)
    throw new ApiError('jobs_unavailable', { cause })
  }
}

const withFound = (boardStatuses: readonly BoardStatus[], found: IndexResult['found']): BoardStatus[] =>
  boardStatuses.map(status => ({ ...status, found: found[status.board] ?? 0 }))

const findIn =
  (index: JobIndex, { query, location, jobType, sort, page }: SearchRequest, now: Date) =>
  (filters: JobFilters | null): IndexResult =>
    index.search({ query, location, jobType, sort, page, filters, now })

export const serveJobs = (services: Services): Gateway =>
  serve(jobOperations)(services, {
    search: async ({ caller, body, now, log }, { index, boardStatuses, seekers, searches }) => {
      const search = countedSearch(caller.sub, body, now)
      const [seeker, current, boards] = await Promise.all([
        seekers.get(caller.sub, search.day, now),
        index.get(log),
        boardStatuses.get(now),
      ])
      const filters = filtersOf(body, seeker.tier)
      const { limit } = countOf(seeker.tier, 0)
      const find = () => findIn(current, body, now)(filters)
      const { answer, isNew } = await counted(searches, search, limit, find)
      const { found, jobs, ...rest } = answer
      return {
        ...rest,
        jobs: jobs.map(job => jobFor(seeker, job)),
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
    newest: async ({ caller, now }, { index, seekers }) => {
      const [seeker, { jobs, builtAt }] = await Promise.all([
        seekers.get(caller.sub, dayInLagos(now), now),
        index.newest(),
      ])
      return { jobs: jobs.map(job => jobFor(seeker, job)), builtAt }
    },
    get: async ({ caller, params, now, log }, { index, seekers }) => {
      const [seeker, current] = await Promise.all([
        seekers.get(caller.sub, dayInLagos(now), now),
        index.get(log),
      ])
      const found = current.get(params.id)
      if (!found) throw new ApiError('not_found')
      return { job: jobFor(seeker, found.job), description: found.description }
    },
  })

export const jobs = ({ table, index, boardStatuses }: Uses<'table' | 'index' | 'boardStatuses'>) =>
  guarded(
    serveJobs({
      seekers: seekerStore(table()),
      searches: searchStore(table()),
      index: index(),
      boardStatuses: boardStatuses(),
    }),
    table(),
  )
