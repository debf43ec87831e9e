import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { rowsIn } from './envelope.ts'
import { figure, id, joined, line, link, moment, prose, salaryOf, title } from './fields.ts'
import { readRows } from './reading.ts'

const salary = z.catch(
  z.pipe(
    z.object({ min: figure, max: figure, currency: line, display: line }),
    z.transform(({ display, ...figures }) => ({ text: display, ...figures })),
  ),
  { text: '', min: null, max: null, currency: '' },
)

const row = z.object({
  id,
  title,
  /** The name, or an object with the name. */
  employer: z.union([z.object({ name: line }), line]),
  location: z.union([z.object({ city: line, country: line }), line]),
  salary,
  employmentType: line,
  category: line,
  description: prose,
  url: link,
  postedAt: moment,
  expiresAt: moment,
})

/** Reads one page of a hundred jobs, because the board allows four calls an hour. */
export const boqqs: Connector = async ({ fetch }) => {
  const address = 'https://boqqs.com/api/v1/jobs?country=NG&page=1&per_page=100'
  const jobs = rowsIn('jobs', await fetch(address, { ifChanged: true }))
  return readRows(row, jobs, ({ employer, location, ...job }) => ({
    ...emptyListing,
    board: 'boqqs',
    key: job.id,
    url: job.url,
    title: job.title,
    company: typeof employer === 'string' ? employer : employer.name,
    location: typeof location === 'string' ? location : joined([location.city, location.country]),
    description: job.description,
    postedAt: job.postedAt,
    expiresAt: job.expiresAt,
    employment: job.employmentType,
    salary: salaryOf(job.salary),
    tags: job.category ? [job.category] : [],
  }))
}
