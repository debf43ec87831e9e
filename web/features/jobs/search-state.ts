import * as z from 'zod/mini'
import {
  type JobFilters,
  jobFilters,
  lastJobsPage,
  type SearchRequest,
  searchRequest,
} from '../../../shared/api/job-search.ts'
import {
  boards,
  careerLevels,
  currencies,
  employmentTypes,
  searchJobTypes,
  workplaces,
} from '../../../shared/lists.ts'

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

/** The names of `Lagos,Remote`. A name has no comma, because each is a state, a country or `Remote`. */
const someNames = z.catch(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform(text => [...new Set(text.split(',').map(name => name.trim()))].filter(Boolean)),
  ),
  [],
)

const mostPlaces = 8
const longestPlace = 80
const isPlace = (name: string): boolean => name.length <= longestPlace

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))
const { postedWithin } = jobFilters.shape

const addressSchema = z.object({
  q: z.catch(z.string().check(z.maxLength(2000)), ''),
  location: z.catch(z.string().check(z.maxLength(200)), ''),
  type: z.catch(z.enum(searchJobTypes), 'all'),
  sort: z.catch(z.enum(['relevance', 'fit', 'date']), 'relevance'),
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
  kind: someOf(employmentTypes),
  place: someNames,
  closed: z.catch(z.enum(['1', '']), ''),
})

export const searchNames: readonly string[] = Object.keys(addressSchema.shape)

/** The parameters of the search alone; '' where the address asks for no search. */
export const searchParamsOf = (search: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => searchNames.includes(name)),
  ).toString()

/** The search that an address asks for. */
export const searchStateOf = (search: string): SearchState => {
  const { q, location, type, sort, page, closed, ...filters } = addressSchema.parse(
    Object.fromEntries(new URLSearchParams(search)),
  )
  return {
    query: q.trim(),
    location: location.trim(),
    jobType: type,
    sort,
    page,
    closed: closed !== '',
    filters: {
      types: filters.kind,
      levels: filters.level,
      places: filters.place.filter(isPlace).slice(0, mostPlaces),
      postedWithin: filters.within,
      boards: filters.board,
      workplaces: filters.workplace,
      openTo: filters.open,
      salaryMin: filters.salary,
      currency: filters.currency,
    },
  }
}

/** The inverse of searchStateOf. An empty `q` asks for all jobs. */
export const addressOf = ({ query, location, jobType, sort, page, closed, filters }: SearchState): string => {
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
    kind: filters.types.join(','),
    place: filters.places.join(','),
    closed: closed ? 1 : '',
  }
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== '')
  return new URLSearchParams([
    ['q', query],
    ...given.map(([name, value]) => [name, String(value)]),
  ]).toString()
}

/** The query without a part of it. */
export const withoutRange = (query: string, { from, to }: { from: number; to: number }): string =>
  `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, ' ').trim()

export const toSearch = (state: SearchState) => ({ search: `?${addressOf(state)}` })

const countOn = (values: readonly unknown[]): number =>
  values.filter(value => (Array.isArray(value) ? value.length > 0 : value !== null)).length

/** The filters of Elite that are on. */
export const advancedOn = ({ workplaces, openTo, salaryMin }: JobFilters): number =>
  countOn([workplaces, openTo, salaryMin])

export const filtersOn = (filters: JobFilters): number =>
  advancedOn(filters) +
  countOn([filters.types, filters.levels, filters.places, filters.postedWithin, filters.boards])

const { workplaces: noWorkplaces, openTo, salaryMin, currency } = noFilters
export const withoutAdvanced = (filters: JobFilters): JobFilters => ({
  ...filters,
  workplaces: noWorkplaces,
  openTo,
  salaryMin,
  currency,
})

/** What the plan of the person has. */
export type SearchRights = { readonly advanced: boolean; readonly fit: boolean }

/** The request, without what the plan does not have. */
export const requestOf = (state: SearchState, { advanced, fit }: SearchRights): SearchRequest => {
  const { filters: asked, ...rest } = state
  const filters = advanced ? asked : withoutAdvanced(asked)
  return {
    ...rest,
    sort: rest.sort === 'fit' && !fit ? 'relevance' : rest.sort,
    ...(filtersOn(filters) > 0 && { filters }),
  }
}
