import { createHash } from 'node:crypto'
import { placesOf } from '../../shared/domain/jobs/places.ts'
import type { WarningKind } from '../../shared/lists.ts'
import type { IndexedJob, JobIndex, WatchQuery } from '../jobs/job-index.ts'

/** The fields of a job that alerts read. */
export type About = {
  readonly title: string
  readonly company?: string
  readonly location?: string
  /** Left out: now. */
  readonly seenAt?: string
  readonly warnings?: readonly { readonly kind: WarningKind; readonly says: string }[]
}

export const jobOf = ({
  title,
  company = 'Tudun Foods',
  location = 'Lagos',
  seenAt,
  warnings = [],
}: About) => {
  const id = createHash('sha256').update(`${title} ${company}`).digest('hex').slice(0, 16)
  const job: IndexedJob = {
    id,
    title,
    company,
    location,
    places: placesOf(location),
    workplace: null,
    openTo: [],
    type: null,
    level: null,
    yearsAsked: null,
    sponsorsVisa: false,
    pay: null,
    excerpt: '',
    source: { board: 'myjobmag', url: `https://jobs.example/${id}` },
    others: [],
    postedAt: null,
    firstSeenAt: seenAt ?? new Date().toISOString(),
    expiresAt: null,
    reposts: 0,
    warnings: [...warnings],
    skills: [],
    alternatives: [],
  }
  return job
}

const isAt = (job: IndexedJob, location: string): boolean =>
  job.location.toLowerCase().includes(location.toLowerCase())

const isMeant = (job: IndexedJob, { anyOf, location }: WatchQuery): boolean => {
  const text = `${job.title} ${job.company}`.toLowerCase()
  const hasWords = anyOf.some(words => words.split(' ').every(word => text.includes(word.toLowerCase())))
  return hasWords && isAt(job, location)
}

/** An index of these jobs, with the methods that alerts use. */
export const indexOf = (jobs: readonly IndexedJob[], builtAt: string): JobIndex => ({
  builtAt,
  size: jobs.length,
  watch: async query =>
    jobs
      .filter(job => isMeant(job, query) && new Date(job.firstSeenAt) > query.seenAfter)
      .toSorted((one, other) => other.firstSeenAt.localeCompare(one.firstSeenAt))
      .slice(0, query.limit),
  arrivals: async ({ seenAfter }) => ({
    jobs: jobs.filter(job => new Date(job.firstSeenAt) > seenAfter),
    idsAt: async location => new Set(jobs.filter(job => isAt(job, location)).map(({ id }) => id)),
  }),
  search: () => {
    throw new Error('An alert does not search.')
  },
  wordsOf: async query => query,
  forYou: async () => [],
  newest: async () => [],
  get: async () => undefined,
  description: async () => undefined,
  close: () => {},
})
