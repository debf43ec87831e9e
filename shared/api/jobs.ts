import * as z from 'zod/mini'
import { pay } from '../domain/jobs/posting.ts'
import { warning } from '../domain/jobs/warning.ts'
import { boards, careerLevels, employmentTypes, fitWords, workplaces } from '../lists.ts'
import { instant, jobId } from './fields.ts'
import { hiddenJobOperations } from './hidden-jobs.ts'
import { jobsPageSize, searchRequest } from './job-search.ts'
import { domain } from './operation.ts'

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
  /**
   * The skills that the advert asks for. Of alternatives, `had` has the one that the person has, and `missing` has all of
   * them in one entry: `Python or R`. Both lists are empty on plans without the parts.
   */
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
  /** The least years of experience that the advert asks for. */
  yearsAsked: z.nullable(z.int()),
  /** Whether the advert says that people from abroad can get a visa. */
  sponsorsVisa: z.boolean(),
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
      /**
       * The titles that the person looks for or has. The reason of a job can also be a skill, the field of work or the
       * place, which decide beside the titles. Empty: the person names no title, and these decide alone; a person who
       * says nothing of them gets the newest open jobs.
       */
      titles: z.array(z.string()),
      boards: z.array(boardStatus),
      searches: searchCount,
      builtAt: instant,
    }),
    errors: ['invalid_input', 'jobs_unavailable'],
  },
  ...hiddenJobOperations,
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
