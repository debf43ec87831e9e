import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { bare, rowsIn } from './envelope.ts'
import { commaLines, line, link, moment, prose, title } from './fields.ts'
import { readRows } from './reading.ts'

const row = z.object({
  url: link,
  title,
  description: prose,
  company_name: line,
  category_name: line,
  /** A text such as `data analyst,english`. */
  tags: commaLines,
  /** A text such as `Global` or `Japan - Remote`: where the person may live, because all jobs are remote. */
  location: commaLines,
  pub_date: moment,
})

/** Reads the newest thirty to sixty jobs. */
export const workingnomads: Connector = async ({ fetch }) => {
  const jobs = rowsIn(
    bare,
    await fetch('https://www.workingnomads.com/api/exposed_jobs/', { ifChanged: true }),
  )
  return readRows(row, jobs, job => ({
    ...emptyListing,
    board: 'workingnomads',
    key: /\/go\/(\d+)/.exec(job.url)?.[1] ?? job.url,
    url: job.url,
    title: job.title,
    company: job.company_name,
    description: job.description,
    postedAt: job.pub_date,
    workplace: 'remote',
    openTo: job.location.length > 0 ? job.location : null,
    tags: job.category_name ? [job.category_name, ...job.tags] : job.tags,
  }))
}
