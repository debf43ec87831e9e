import * as z from 'zod/mini'
import { boards, careerLevels, currencies, employmentTypes, searchJobTypes, workplaces } from '../lists.ts'

// What a search of jobs asks for. `jobs.ts` has its answer.

/** How many jobs one page holds. */
export const jobsPageSize = 25
/** The last page that is answered. A person who wants to see more should narrow the search. */
export const lastJobsPage = 40

/**
 * What narrows a search. Types, levels, places, days and boards are the facets of every plan. Workplaces, `openTo` and
 * the salary are on Elite.
 */
export const jobFilters = z.strictObject({
  types: z._default(z.array(z.enum(employmentTypes)).check(z.maxLength(employmentTypes.length)), []),
  levels: z._default(z.array(z.enum(careerLevels)).check(z.maxLength(careerLevels.length)), []),
  /** Values of the facet `places`. */
  places: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(8)), []),
  /** In days. */
  postedWithin: z._default(z.nullable(z.union([1, 3, 7, 14, 30].map(days => z.literal(days)))), null),
  boards: z._default(z.array(z.enum(boards)).check(z.maxLength(boards.length)), []),
  workplaces: z._default(z.array(z.enum(workplaces)).check(z.maxLength(workplaces.length)), []),
  /** Remote work that is open to people who live there. */
  openTo: z._default(z.nullable(z.enum(['nigeria', 'africa', 'worldwide'])), null),
  /** The least pay per month, in whole units of the currency. Jobs that don't name their pay are left out. */
  salaryMin: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))), null),
  currency: z._default(z.enum(currencies), 'NGN'),
})
export type JobFilters = z.infer<typeof jobFilters>

/** A long text is cut and not refused, so that any pasted text gets an answer. */
const words = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(20_000)),
    z.transform((text: string) => text.trim().slice(0, max)),
  )

export const searchRequest = z.strictObject({
  query: z._default(words(200), ''),
  location: z._default(words(100), ''),
  jobType: z._default(z.enum(searchJobTypes), 'all'),
  /** `fit`: the jobs that fit the person best come first. Only on plans with job matching. */
  sort: z._default(z.enum(['relevance', 'fit', 'date']), 'relevance'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(lastJobsPage)), 1),
  filters: z.optional(jobFilters),
  /** Whether jobs are listed, too, that the person can't get from where they live. */
  closed: z._default(z.boolean(), false),
})
export type SearchRequest = z.infer<typeof searchRequest>
