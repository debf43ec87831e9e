import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import type { BoardFetch, Connector } from './connector.ts'
import { figure, joined, line, lines, link, moment, names, prose, salaryOf, title } from './fields.ts'
import { answerIn, readPages, readParts, readRows } from './reading.ts'

/** A page has 20 jobs, which is the most that the board gives at once. */
const mostOfFeed = 10
const mostOfSearch = 5

const answer = z.object({
  jobs: z.array(z.unknown()),
  totalCount: z.catch(z.int(), 0),
  nextCursor: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
})

const row = z.object({
  guid: line,
  title,
  companyName: line,
  employmentType: line,
  seniority: lines,
  minSalary: figure,
  maxSalary: figure,
  currency: line,
  salaryPeriod: line,
  /** The countries, each a name or an object with the name. An empty list means anywhere. */
  locationRestrictions: names,
  categories: lines,
  description: prose,
  /** Seconds since 1970. */
  pubDate: moment,
  expiryDate: moment,
  applicationLink: link,
})

const listingOf = (job: z.output<typeof row>): Listing => ({
  ...emptyListing,
  board: 'himalayas',
  key: job.guid || job.applicationLink,
  url: job.applicationLink,
  title: job.title,
  company: job.companyName,
  description: job.description,
  postedAt: job.pubDate,
  expiresAt: job.expiryDate,
  employment: job.employmentType,
  level: joined(job.seniority),
  workplace: 'remote',
  openTo: job.locationRestrictions,
  salary: salaryOf({
    min: job.minSalary,
    max: job.maxSalary,
    currency: job.currency,
    period: job.salaryPeriod,
  }),
  tags: job.categories.map(category => category.replaceAll('-', ' ')),
})

const api = 'https://himalayas.app/jobs/api'

const newest = async (fetch: BoardFetch) => {
  const pages = await readPages(mostOfFeed, `${api}?limit=20`, async address => {
    const { jobs, nextCursor } = answerIn(answer, await fetch(address))
    const next = new URLSearchParams({ limit: '20', cursor: nextCursor ?? '' })
    return { rows: jobs, next: nextCursor === null || jobs.length === 0 ? null : `${api}?${next}` }
  })
  return { ...readRows(row, pages.rows, listingOf), isWhole: pages.isWhole }
}

const search = (filter: Record<string, string>) => async (fetch: BoardFetch) => {
  const pageAt = (page: number) => `${api}/search?${new URLSearchParams({ ...filter, page: `${page}` })}`
  let page = 1
  let count = 0
  const pages = await readPages(mostOfSearch, pageAt(page), async address => {
    const { jobs, totalCount } = answerIn(answer, await fetch(address))
    page += 1
    count += jobs.length
    return { rows: jobs, next: jobs.length === 0 || count >= totalCount ? null : pageAt(page) }
  })
  return { ...readRows(row, pages.rows, listingOf), isWhole: pages.isWhole }
}

/** The board has a hundred thousand jobs. The parts are the newest, and those that a person in Nigeria may do. */
const parts = [newest, search({ country: 'NG' }), search({ worldwide: 'true' })]

export const himalayas: Connector = ({ fetch }) => readParts(1, parts, part => part(fetch))
