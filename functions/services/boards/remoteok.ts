import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { bare, rowsIn } from './envelope.ts'
import { figure, id, line, lines, link, moment, prose, salaryOf, title } from './fields.ts'
import { readRows } from './reading.ts'

/** The first row, which says how the board wants to be named. */
const notice = z.object({ legal: z.string() })

const row = z.object({
  id,
  /** Seconds since 1970. */
  epoch: moment,
  date: moment,
  company: line,
  position: title,
  tags: lines,
  description: prose,
  location: line,
  url: link,
  /** The salary in dollars a year, which is what the board asks employers for. 0 means that nothing is said. */
  salary_min: figure,
  salary_max: figure,
})

/** Reads about a hundred of the newest jobs. */
export const remoteok: Connector = async ({ fetch }) => {
  const { rows, loose } = rowsIn(bare, await fetch('https://remoteok.com/api', { ifChanged: true }))
  const jobs = rows.filter(item => !notice.safeParse(item).success)
  return readRows(row, { rows: jobs, ...(loose && { loose }) }, job => ({
    ...emptyListing,
    board: 'remoteok',
    key: job.id,
    url: job.url,
    title: job.position,
    company: job.company,
    location: job.location,
    description: job.description,
    postedAt: job.epoch ?? job.date,
    workplace: 'remote',
    salary: salaryOf({ min: job.salary_min, max: job.salary_max, currency: 'USD', period: 'year' }),
    tags: job.tags,
  }))
}
