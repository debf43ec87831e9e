import * as z from 'zod/mini'
import { pay, warning } from '../domain/jobs/posting.ts'
import {
  boards,
  careerLevels,
  currencies,
  employmentTypes,
  fitWords,
  reportReasons,
  searchJobTypes,
  workplaces,
} from '../lists.ts'
import { instant, jobId, optionalText } from './fields.ts'
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

/** One part of a fit. `fits` is null when the person or the job says nothing about it. */
export const fitPart = z.object({
  part: z.enum(['role', 'open', 'level', 'type', 'salary', 'location', 'skills']),
  fits: z.nullable(z.boolean()),
  /** The comparison in one line: `Lagos, where you look`. */
  says: z.string(),
})

/** How well a job fits a person. */
export const fit = z.object({
  word: z.enum(fitWords),
  /** 0 to 100. It sorts the jobs of one person, and is comparable between all jobs. */
  score: z.int(),
  /** In about five words: `Staff nurse, near you`. */
  reason: z.string(),
  /** The skills that the advert names. Both lists are empty on plans without the parts. */
  skills: z.object({ had: z.array(z.string()), missing: z.array(z.string()) }),
  /** The most important part first. Empty on plans without the parts. */
  parts: z.array(fitPart),
})
export type Fit = z.infer<typeof fit>
export type FitPart = z.infer<typeof fitPart>

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
  /**
   * Null when the person has filled in nothing to compare. On plans without job matching, a search has no fit, and the
   * jobs for a person and a job that they open have a fit without its parts.
   */
  fit: z.nullable(fit),
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

/** A part of a query that is more than words: `part time`, `lagos`, `above 150k`. A person can take it off. */
export const understood = z.object({
  kind: z.enum(['type', 'level', 'workplace', 'pay', 'place', 'employer', 'board', 'programme']),
  /** In our words: `Part-time`, `Lagos`, `₦150,000 or more a month`. */
  label: z.string(),
  /** Where it stands in the query, in UTF-16 units. */
  from: z.int(),
  to: z.int(),
})
export type Understood = z.infer<typeof understood>

const counted = <Value extends z.core.$ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }))

/** How many of the found jobs have each value. Values without jobs are left out. The most frequent value is first. */
export const facets = z.object({
  types: counted(z.enum(employmentTypes)),
  levels: counted(z.enum(careerLevels)),
  /** States of Nigeria, other countries by name, and `Remote`. */
  places: counted(z.string()),
  /** Within so many days: each job is counted in all of its ages. */
  postedWithin: counted(z.int()),
  boards: counted(z.enum(boards)),
})
export type Facets = z.infer<typeof facets>

/** What was left out of a search that found few jobs or none. */
export const relaxation = z.object({
  left: z.enum(['conditions', 'place', 'filters', 'words', 'all']),
  /** How many jobs match all that was asked for. They come before all others. */
  exact: z.int(),
  /** What is listed instead: `Nurses in other places`. */
  says: z.string(),
})
export type Relaxation = z.infer<typeof relaxation>

export const searchAnswer = z.object({
  jobs: z.array(job),
  total: z.int(),
  /** Whether there are more jobs than `total`, because counting stopped there. */
  isCapped: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Words that no job contains, and the similar words that the search used instead. */
  corrected: z.array(z.object({ from: z.string(), to: z.string() })),
  understood: z.array(understood),
  facets,
  /** Null where enough jobs match the search. Otherwise the nearest ones are listed after those that match. */
  relaxed: z.nullable(relaxation),
  /** The jobs that are left out because the person can't get them from where they live. */
  closed: z.int(),
  /** How many of the found jobs have a serious warning. They come last. */
  warned: z.int(),
  boards: z.array(boardStatus),
  searches: searchCount,
  /** When the index of jobs was built. */
  builtAt: instant,
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** What a person does not want to see again, newest first. */
export const hidden = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), company: z.string(), at: instant })),
  employers: z.array(z.object({ name: z.string(), at: instant })),
})
export type Hidden = z.infer<typeof hidden>

/** How many jobs of `forYou` are asked for. */
const forYouCount = z.coerce.number<number>().check(z.multipleOf(1), z.minimum(1), z.maximum(jobsPageSize))

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
  forYou: {
    method: 'GET',
    path: '/jobs/for-you',
    access: 'person',
    rate: 'search',
    summary:
      'The jobs that fit the caller best: open to them, fresh, without warnings, and not tracked or hidden. Counts nothing.',
    query: z.strictObject({ count: z._default(forYouCount, jobsPageSize) }),
    response: z.object({
      jobs: z.array(job),
      /** The titles that the jobs were chosen by. Empty: the person names none, and these are the newest open jobs. */
      titles: z.array(z.string()),
      boards: z.array(boardStatus),
      searches: searchCount,
      builtAt: instant,
    }),
    errors: ['invalid_input', 'jobs_unavailable'],
  },
  hidden: {
    method: 'GET',
    path: '/jobs/hidden',
    access: 'person',
    summary: 'The jobs and the employers that the caller has hidden, newest first.',
    response: hidden,
    errors: [],
  },
  hide: {
    method: 'POST',
    path: '/jobs/{id}/hide',
    access: 'person',
    rate: 'hide',
    summary: 'Hide a job, or all jobs of its employer.',
    params: z.strictObject({ id: jobId }),
    body: z.strictObject({ what: z.enum(['job', 'employer']) }),
    response: hidden,
    errors: ['invalid_input', 'not_found', 'jobs_unavailable'],
  },
  unhide: {
    method: 'POST',
    path: '/jobs/hidden/remove',
    access: 'person',
    rate: 'hide',
    summary: 'Show a job, or the jobs of an employer, again. `key` is its id, or the name of the employer.',
    body: z.strictObject({ what: z.enum(['job', 'employer']), key: z.string().check(z.maxLength(300)) }),
    response: hidden,
    errors: ['invalid_input'],
  },
  report: {
    method: 'POST',
    path: '/jobs/{id}/report',
    access: 'person',
    rate: 'report',
    summary:
      'Report an advert, and hide it from the caller. Reports of three people whose accounts are older than a day hide it from all until an operator looks.',
    params: z.strictObject({ id: jobId }),
    body: z.strictObject({ reason: z.enum(reportReasons), note: optionalText(500) }),
    response: hidden,
    errors: ['invalid_input', 'not_found', 'daily_limit', 'jobs_unavailable'],
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
