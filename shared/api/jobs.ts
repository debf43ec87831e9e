import * as z from 'zod/mini'
import { pay, warning } from '../domain/jobs/posting.ts'
import { boards, careerLevels, currencies, employmentTypes, searchJobTypes, workplaces } from '../lists.ts'
import { instant, jobId } from './fields.ts'
import { domain } from './operation.ts'

/** The jobs of one page. */
export const jobsPageSize = 25
/** The last page that is answered: who looks further has asked too little. */
export const lastJobsPage = 40
/** The most characters of a description on a card. */
export const excerptLength = 200

/** From and to, in UTF-16 units: what the search found there. */
const marks = z.array(z.tuple([z.int(), z.int()]))

const link = z.object({ board: z.enum(boards), url: z.string() })

/** One part of a match: `fits` null where either side says nothing of it. */
export const matchPart = z.object({
  part: z.enum(['skills', 'location', 'type', 'salary', 'level']),
  fits: z.nullable(z.boolean()),
  /** What was compared, in a line: `Lagos, where you look`. */
  says: z.string(),
})

/** How well a job fits a person: `met` of `of` things that both sides say something of. */
export const match = z.object({
  /** 0 to 100. */
  score: z.int(),
  met: z.int(),
  of: z.int(),
  skills: z.object({ had: z.array(z.string()), missing: z.array(z.string()) }),
  parts: z.array(matchPart),
})
export type Match = z.infer<typeof match>

export const job = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty: the advert does not name it. */
  company: z.string(),
  /** As a card shows it: `Lagos`, `Remote · Africa`; empty: not said. */
  location: z.string(),
  workplace: z.nullable(z.enum(workplaces)),
  /** `worldwide`, a region, or countries; empty: not said. */
  openTo: z.array(z.string()),
  type: z.nullable(z.enum(employmentTypes)),
  level: z.nullable(z.enum(careerLevels)),
  pay: z.nullable(pay),
  /** The description up to 200 characters, cut at a word, with … where it was cut. */
  excerpt: z.string(),
  /** Where it is applied for: the employer's own page before a board's. */
  source: link,
  /** The other boards that have it. */
  others: z.array(link),
  postedAt: z.nullable(instant),
  firstSeenAt: instant,
  expiresAt: z.nullable(instant),
  /** How many times the same advert had been posted before. */
  reposts: z.int(),
  /** Why it may be a scam; empty where nothing says so. */
  warnings: z.array(warning),
  skills: z.array(z.string()),
  marks: z.object({ title: marks, excerpt: marks }),
  /** Null on plans without it, and for who has filled in nothing to compare. */
  match: z.nullable(match),
})
export type Job = z.infer<typeof job>

/** How a board stands: when it was last read, and what went wrong since. */
export const boardStanding = z.object({
  board: z.enum(boards),
  /** Jobs of this board among what was found; null where nothing was searched. */
  found: z.nullable(z.int()),
  /** `off`: not switched on here, or without its key. `never`: not read yet. */
  state: z.enum(['fresh', 'stale', 'never', 'off']),
  readAt: z.nullable(instant),
  /** The last try, where it failed. */
  failedAt: z.nullable(instant),
  nextTryAt: z.nullable(instant),
})
export type BoardStanding = z.infer<typeof boardStanding>

/** How many searches of today are taken, and how many the plan has. */
export const searchCount = z.object({
  used: z.int(),
  limit: z.int(),
  /** The counter says 'Unlimited'. */
  isUnlimited: z.boolean(),
})
export type SearchCount = z.infer<typeof searchCount>

/** What Elite may narrow a search by besides. */
export const jobFilters = z.strictObject({
  workplaces: z._default(z.array(z.enum(workplaces)).check(z.maxLength(workplaces.length)), []),
  /** Remote work that somebody there may apply for. */
  openTo: z._default(z.nullable(z.enum(['nigeria', 'africa', 'worldwide'])), null),
  /** At least this a month, in whole units of the currency. Jobs that do not say are left out. */
  salaryMin: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))), null),
  currency: z._default(z.enum(currencies), 'NGN'),
  /** Days. */
  postedWithin: z._default(z.nullable(z.union([1, 3, 7, 14, 30].map(days => z.literal(days)))), null),
  boards: z._default(z.array(z.enum(boards)).check(z.maxLength(boards.length)), []),
  levels: z._default(z.array(z.enum(careerLevels)).check(z.maxLength(careerLevels.length)), []),
})
export type JobFilters = z.infer<typeof jobFilters>

/** Long words are cut and not refused: whatever somebody pastes gives jobs, or none. */
const words = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(20_000)),
    z.transform((text: string) => text.trim().slice(0, max)),
  )

export const searchRequest = z.strictObject({
  query: z._default(words(200), ''),
  location: z._default(words(100), ''),
  jobType: z._default(z.enum(searchJobTypes), 'all'),
  sort: z._default(z.enum(['relevance', 'date']), 'relevance'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(lastJobsPage)), 1),
  filters: z.optional(jobFilters),
})
export type SearchRequest = z.infer<typeof searchRequest>

export const searchAnswer = z.object({
  jobs: z.array(job),
  total: z.int(),
  /** There are more than `total`: so many that they were not counted. */
  isCapped: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Words that no job has, and those that were looked for in their place. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** No job has all of the words: these have some of them. */
  isLoosened: z.boolean(),
  boards: z.array(boardStanding),
  searches: searchCount,
  /** When the jobs were last put together. */
  builtAt: instant,
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const jobOperations = domain({
  search: {
    method: 'POST',
    path: '/jobs/search',
    access: 'person',
    rate: 'search',
    summary:
      'Jobs by words, place and kind. Counts one search of the day; the same again, another page or order of it, counts nothing.',
    body: searchRequest,
    response: searchAnswer,
    errors: ['invalid_input', 'search_limit', 'upgrade_required', 'jobs_unavailable'],
  },
  standing: {
    method: 'GET',
    path: '/jobs/standing',
    access: 'person',
    summary: 'How many searches of today are taken, and how the boards stand. Counts nothing.',
    response: z.object({ searches: searchCount, boards: z.array(boardStanding) }),
    errors: [],
  },
  newest: {
    method: 'GET',
    path: '/jobs/newest',
    access: 'person',
    summary: 'The newest jobs, kept apart from the search: for when it fails. Counts nothing.',
    response: z.object({ jobs: z.array(job), builtAt: instant }),
    errors: ['jobs_unavailable'],
  },
  get: {
    method: 'GET',
    path: '/jobs/{id}',
    access: 'person',
    summary: 'One job with its whole description, which is plain text.',
    params: z.strictObject({ id: jobId }),
    response: z.object({ job, description: z.string() }),
    errors: ['invalid_input', 'not_found', 'jobs_unavailable'],
  },
})
