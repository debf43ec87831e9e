import * as z from 'zod/mini'
import {
  type JobFilters,
  jobFilters,
  lastJobsPage,
  type SearchRequest,
  searchRequest,
} from '../../../shared/api/jobs.ts'
import { boards, careerLevels, currencies, searchJobTypes, workplaces } from '../../../shared/lists.ts'
import type { AlertQuery } from '../../paths.ts'

export type SearchState = Required<SearchRequest>

/** A search without its filters, order and page. */
export const searchTerms = z.object({
  query: z.string(),
  location: z.string(),
  jobType: searchRequest.shape.jobType,
})
export type SearchTerms = z.infer<typeof searchTerms>

export const noFilters: JobFilters = jobFilters.parse({})

/** The values of `remote,hybrid`, in the order of the list. Unknown values are left out. */
const someOf = <Value extends string>(values: readonly Value[]) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform(text => values.filter(value => text.split(',').includes(value))),
    ),
    [],
  )

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))
const { postedWithin } = jobFilters.shape

const addressSchema = z.object({
  q: z.catch(z.string().check(z.maxLength(2000)), ''),
  location: z.catch(z.string().check(z.maxLength(200)), ''),
  type: z.catch(z.enum(searchJobTypes), 'all'),
  sort: z.catch(z.enum(['relevance', 'date']), 'relevance'),
  page: z.catch(z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(lastJobsPage))), 1),
  workplace: someOf(workplaces),
  open: z.catch(z.nullable(z.enum(['nigeria', 'africa', 'worldwide'])), null),
  salary: z.catch(z.nullable(wholeNumber), null),
  currency: z.catch(z.enum(currencies), 'NGN'),
  within: z.catch(
    z.nullable(wholeNumber.check(z.refine(days => postedWithin.safeParse(days).success))),
    null,
  ),
  board: someOf(boards),
  level: someOf(careerLevels),
})

export const searchNames: readonly string[] = Object.keys(addressSchema.shape)

/** The parameters of the search alone; '' where the address asks for no search. */
export const searchParamsOf = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => searchNames.includes(name)),
  ).toString()

/** The search that an address asks for. */
export const searchStateOf = (search: string): SearchState => {
  const { q, location, type, sort, page, ...filters } = addressSchema.parse(
    Object.fromEntries(new URLSearchParams(search)),
  )
  return {
    query: q.trim(),
    location: location.trim(),
    jobType: type,
    sort,
    page,
    filters: {
      workplaces: filters.workplace,
      openTo: filters.open,
      salaryMin: filters.salary,
      currency: filters.currency,
      postedWithin: filters.within,
      boards: filters.board,
      levels: filters.level,
    },
  }
}

/** The inverse of searchStateOf. An empty `q` asks for all jobs. */
export const addressOf = ({ query, location, jobType, sort, page, filters }: SearchState): string => {
  const params: Record<string, string | number | null> = {
    location,
    type: jobType === 'all' ? '' : jobType,
    sort: sort === 'relevance' ? '' : sort,
    page: page === 1 ? '' : page,
    workplace: filters.workplaces.join(','),
    open: filters.openTo,
    salary: filters.salaryMin,
    currency: filters.salaryMin === null || filters.currency === 'NGN' ? '' : filters.currency,
    within: filters.postedWithin,
    board: filters.boards.join(','),
    level: filters.levels.join(','),
  }
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== '')
  return new URLSearchParams([
    ['q', query],
    ...given.map(([name, value]) => [name, String(value)]),
  ]).toString()
}

export const toSearch = (state: SearchState) => ({ search: `?${addressOf(state)}` })

export const filtersOn = ({ currency: _, ...filters }: JobFilters): number =>
  Object.values(filters).filter(value => (Array.isArray(value) ? value.length > 0 : value !== null)).length

/** The request. `mayFilter`: the plan has the filters. */
export const requestOf = ({ filters, ...state }: SearchState, mayFilter: boolean): SearchRequest => ({
  ...state,
  ...(mayFilter && filtersOn(filters) > 0 && { filters }),
})

/** The terms of an alert for the same jobs; null after a search for all jobs. */
export const searchAsAlert = ({ query, location, jobType }: SearchTerms): AlertQuery | null => {
  if (query === '' && location === '' && jobType === 'all') return null
  return {
    // In an alert, a comma would split the words into two keywords.
    ...(query && { q: query.replace(/[\s,]+/g, ' ').trim() }),
    ...(location && { location }),
    ...(jobType !== 'all' && { type: jobType }),
  }
}
