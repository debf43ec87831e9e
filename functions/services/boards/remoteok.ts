import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import { answerIn } from './answer.ts'
import type { Connector } from './connector.ts'
import { figure, id, line, lines, link, moment, prose, title } from './fields.ts'
import { readRows } from './rows.ts'
import { salaryOf } from './salary.ts'

const answer = z.array(z.unknown())

/** The first row: how the board wants to be named. */
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
  /** In dollars a year, which is what the board asks employers for. 0: not said. */
  salary_min: figure,
  salary_max: figure,
})

/** The newest hundred or so. */
export const remoteok: Connector = async ({ fetch }) => {
  const all = answerIn(answer, await fetch('https://remoteok.com/api', { ifChanged: true }))
  const jobs = all.filter(one => !notice.safeParse(one).success)
  return readRows(row, jobs, job => ({
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
