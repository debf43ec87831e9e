import * as z from 'zod/mini'
import { pay, warning } from '../domain/jobs/posting.ts'
import { boards, careerLevels, currencies, employmentTypes, searchJobTypes, workplaces } from '../lists.ts'
import { instant, jobId } from './fields.ts'
import { domain } from './operation.ts'

/** How many jobs one page holds. */
export const jobsPageSize = 25
/** The last page that is answered. A person who wants to see more should narrow the search. */
export const lastJobsPage = 40
/** The most characters of the description that a card shows. */
export const excerptLength = 200

/** The ranges of a text that match the search: from and to, in UTF-16 units. */
const highlights = z.array(z.tuple([z.int(), z.int()]))

const link = z.object({ board: z.enum(boards), url: z.string() })

/** One part of a match. `fits` is null when the person or the job says nothing about it. */
export const matchPart = z.object({
  part: z.enum(['skills', 'location', 'type', 'salary', 'level']),
  fits: z.nullable(z.boolean()),
  /** The comparison in one line: `Lagos, where you look`. */
  says: z.string(),
})

/** How well a job fits a person: `met` of the `of` parts that both the person and the job say something about. */
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
  /** Empty when the advert does not name the company. */
  company: z.string(),
  /** As a card shows the location: `Lagos`, `Remote · Africa`; empty when the advert names none. */
  location: z.string(),
  workplace: z.nullable(z.enum(workplaces)),
  /** `worldwide`, a region, or countries; empty when the advert says nothing about it. */
  openTo: z.array(z.string()),
  type: z.nullable(z.enum(employmentTypes)),
  level: z.nullable(z.enum(careerLevels)),
  pay: z.nullable(pay),
  /** The description up to 200 characters, cut at a word, with … at the cut. */
  excerpt: z.string(),
  /** Where people apply. The employer's own page comes before a board's page. */
  source: link,
  /** The same job on other boards. */
  others: z.array(link),
  postedAt: z.nullable(instant),
  firstSeenAt: instant,
  expiresAt: z.nullable(instant),
  /** How many times the same advert had been posted before. */
  reposts: z.int(),
  /** Signs that the job may be a scam; empty when there are none. */
  warnings: z.array(warning),
  skills: z.array(z.string()),
  marks: z.object({ title: highlights, excerpt: highlights }),
  /** Null on plans without match scores, and when the person has filled in nothing to compare. */
  match: z.nullable(match),
})
export type Job = z.infer<typeof job>

/** The status of a board: when it was last read, and what has failed since. */
const boardStatus = z.object({
  board: z.enum(boards),
  /** How many of the found jobs are on this board; null when there was no search. */
  found: z.nullable(z.int()),
  /** `off`: not switched on in this deployment, or its key is missing. `never`: not read yet. */
  state: z.enum(['fresh', 'stale', 'never', 'off']),
  readAt: z.nullable(instant),
  /** When the last try failed; null when it succeeded. */
  failedAt: z.nullable(instant),
  nextTryAt: z.nullable(instant),
})
export type BoardStatus = z.infer<typeof boardStatus>

/** How many searches the person has used today, and how many the plan allows. */
export const searchCount = z.object({
  used: z.int(),
  limit: z.int(),
  /** Whether the counter shows 'Unlimited'. */
  isUnlimited: z.boolean(),
})
export type SearchCount = z.infer<typeof searchCount>

/** The additional filters of Elite. */
export const jobFilters = z.strictObject({
  workplaces: z._default(z.array(z.enum(workplaces)).check(z.maxLength(workplaces.length)), []),
  /** Remote work that is open to people who live there. */
  openTo: z._default(z.nullable(z.enum(['nigeria', 'africa', 'worldwide'])), null),
  /** The least pay per month, in whole units of the currency. Jobs that don't name their pay are left out. */
  salaryMin: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))), null),
  currency: z._default(z.enum(currencies), 'NGN'),
  /** In days. */
  postedWithin: z._default(z.nullable(z.union([1, 3, 7, 14, 30].map(days => z.literal(days)))), null),
  boards: z._default(z.array(z.enum(boards)).check(z.maxLength(boards.length)), []),
  levels: z._default(z.array(z.enum(careerLevels)).check(z.maxLength(careerLevels.length)), []),
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
  sort: z._default(z.enum(['relevance', 'date']), 'relevance'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(lastJobsPage)), 1),
  filters: z.optional(jobFilters),
})
export type SearchRequest = z.infer<typeof searchRequest>

export const searchAnswer = z.object({
  jobs: z.array(job),
  total: z.int(),
  /** Whether there are more jobs than `total`, because counting stopped there. */
  isCapped: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Words that no job contains, and the similar words that the search used instead. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Whether no job has all of the words, and the found jobs have only some of them. */
  isLoosened: z.boolean(),
  boards: z.array(boardStatus),
  searches: searchCount,
  /** When the index of jobs was built. */
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
  status: {
    method: 'GET',
    path: '/jobs/standing',
    access: 'person',
    summary: 'How many searches of today are taken, and how the boards stand. Counts nothing.',
    response: z.object({ searches: searchCount, boards: z.array(boardStatus) }),
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
