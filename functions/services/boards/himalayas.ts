import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import type { BoardFetch, Connector } from './connector.ts'
import { pageIn } from './envelope.ts'
import { figure, joined, line, lines, link, moment, names, prose, salaryOf, title, total } from './fields.ts'
import { isLast, readPages, readParts, readRows } from './reading.ts'

/** A page has 20 jobs, which is the most that the board gives at once. */
const mostOfFeed = 10
const mostOfSearch = 5

const about = z.object({
  totalCount: total,
  /** Where this page began, in answers without a cursor. */
  offset: figure,
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
  let count = 0
  const pages = await readPages(mostOfFeed, `${api}?limit=20`, async address => {
    const { rows, loose, says } = pageIn('jobs', about, await fetch(address))
    count += rows.length
    const after = (at: Record<string, string>) => `${api}?${new URLSearchParams({ limit: '20', ...at })}`
    if (rows.length > 0 && says.nextCursor !== null)
      return { rows, loose, next: after({ cursor: says.nextCursor }) }
    if (isLast(rows, count, says.totalCount)) return { rows, loose, next: null }
    // Without cursor and offset, nothing leads to the other jobs.
    const next = says.offset === null ? undefined : after({ offset: `${count}` })
    return { rows, loose: [...loose, 'no nextCursor'], next }
  })
  return readRows(row, pages, listingOf)
}

const search = (filter: Record<string, string>) => async (fetch: BoardFetch) => {
  const pageAt = (page: number) => `${api}/search?${new URLSearchParams({ ...filter, page: `${page}` })}`
  let page = 1
  let count = 0
  const pages = await readPages(mostOfSearch, pageAt(page), async address => {
    const { rows, loose, says } = pageIn('jobs', about, await fetch(address))
    page += 1
    count += rows.length
    return { rows, loose, next: isLast(rows, count, says.totalCount) ? null : pageAt(page) }
  })
  return readRows(row, pages, listingOf)
}

/** The board has a hundred thousand jobs. The parts are the newest, and those that a person in Nigeria may do. */
const parts = [newest, search({ country: 'NG' }), search({ worldwide: 'true' })]

export const himalayas: Connector = ({ fetch }) => readParts(1, parts, part => part(fetch))
