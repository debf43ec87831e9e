import { ApiError } from '../../shared/api/errors.ts'
import type { BoardStanding, Job, JobFilters, SearchCount, SearchRequest } from '../../shared/api/jobs.ts'
import { jobOperations } from '../../shared/api/jobs.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { matchOf } from '../../shared/domain/jobs/match.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import type { Tier } from '../../shared/lists.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { FoundJob, IndexedJob, IndexResult, JobIndex } from '../jobs/job-index.ts'
import type { Standings } from '../jobs/standings.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { CountedSearch, SearchStore } from '../store/searches.ts'
import type { Seeker, SeekerStore } from '../store/seekers.ts'

type Services = {
  readonly index: CurrentIndex
  readonly standings: Standings
  readonly seekers: SeekerStore
  readonly searches: SearchStore
}

/** A job as this person sees it. */
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

/** What is counted once a day: other pages, orders and filters of it are the same search. */
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

/** What was asked for, if the plan has it. Throws upgrade_required. */
const filtersOf = ({ filters }: SearchRequest, tier: Tier): JobFilters | null => {
  if (!filters || !narrows(filters)) return null
  if (!allows(tier, 'advanced-job-filters')) throw new ApiError('upgrade_required')
  return filters
}

/** Counts the search, and gives it back where there is no answer. Throws search_limit. */
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
    if (taken === 'counted') await searches.giveBack(search)
    throw new ApiError('jobs_unavailable', { cause })
  }
}

const withFound = (standings: readonly BoardStanding[], found: IndexResult['found']): BoardStanding[] =>
  standings.map(standing => ({ ...standing, found: found[standing.board] ?? 0 }))

const findIn =
  (index: JobIndex, { query, location, jobType, sort, page }: SearchRequest, now: Date) =>
  (filters: JobFilters | null): IndexResult =>
    index.search({ query, location, jobType, sort, page, filters, now })

export const jobs = (services: Services): Gateway =>
  serve(jobOperations)(services, {
    search: async ({ caller, body, now, log }, { index, standings, seekers, searches }) => {
      const search = countedSearch(caller.sub, body, now)
      const [seeker, current, boards] = await Promise.all([
        seekers.get(caller.sub, search.day, now),
        index.get(log),
        standings.get(now),
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
    standing: async ({ caller, now }, { standings, seekers }) => {
      const [seeker, boards] = await Promise.all([
        seekers.get(caller.sub, dayInLagos(now), now),
        standings.get(now),
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
