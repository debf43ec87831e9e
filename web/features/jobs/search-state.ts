import * as z from 'zod/mini'
import { type JobFilters, jobFilters, lastJobsPage, type SearchRequest } from '../../../shared/api/jobs.ts'
import { boards, careerLevels, currencies, searchJobTypes, workplaces } from '../../../shared/lists.ts'

/** What is searched for, as the address says it. */
export type SearchState = Required<SearchRequest>

export const noFilters: JobFilters = jobFilters.parse({})

/** `remote,hybrid` in the order of the list; what is not in it is left out. */
const someOf = <Value extends string>(values: readonly Value[]) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform(text => values.filter(value => text.split(',').includes(value))),
    ),
    [],
  )

const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))

const addressSchema = z.object({
  q: z.catch(z.string().check(z.maxLength(2000)), ''),
  location: z.catch(z.string().check(z.maxLength(200)), ''),
  type: z.catch(z.enum(searchJobTypes), 'all'),
  sort: z.catch(z.enum(['relevance', 'date']), 'relevance'),
  page: z.catch(z.pipe(whole, z.int().check(z.minimum(1), z.maximum(lastJobsPage))), 1),
  workplace: someOf(workplaces),
  open: z.catch(z.nullable(z.enum(['nigeria', 'africa', 'worldwide'])), null),
  salary: z.catch(z.nullable(whole), null),
  currency: z.catch(z.enum(currencies), 'NGN'),
  within: z.catch(
    z.nullable(whole.check(z.refine(days => jobFilters.shape.postedWithin.safeParse(days).success))),
    null,
  ),
  board: someOf(boards),
  level: someOf(careerLevels),
})

const names = Object.keys(addressSchema.shape)

export const searchStateOf = (search: string): SearchState => {
  const address = addressSchema.parse(Object.fromEntries(new URLSearchParams(search)))
  return {
    query: address.q.trim(),
    location: address.location.trim(),
    jobType: address.type,
    sort: address.sort,
    page: address.page,
    filters: {
      workplaces: address.workplace,
      openTo: address.open,
      salaryMin: address.salary,
      currency: address.currency,
      postedWithin: address.within,
      boards: address.board,
      levels: address.level,
    },
  }
}

/** The other way round. `q` is there even when it is empty: an address that names it asks for a search. */
export const addressOf = ({ query, location, jobType, sort, page, filters }: SearchState): string => {
  const said: Record<string, string | number | null> = {
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
  const params = new URLSearchParams({ q: query })
  for (const [name, value] of Object.entries(said))
    if (value !== null && value !== '') params.set(name, String(value))
  return params.toString()
}

/** The part of an address that is about the search; empty where it asks for none. */
export const searchPartOf = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name))).toString()

/** How many of the filters are on. */
export const filtersOn = ({ currency: _, ...filters }: JobFilters): number =>
  Object.values(filters).filter(value => (Array.isArray(value) ? value.length > 0 : value !== null)).length

/** What is sent. The filters are for a plan that has them. */
export const requestOf = ({ filters, ...state }: SearchState, mayFilter: boolean): SearchRequest => ({
  ...state,
  ...(mayFilter && filtersOn(filters) > 0 && { filters }),
})
