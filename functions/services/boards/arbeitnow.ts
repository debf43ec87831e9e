import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { pageIn } from './envelope.ts'
import { flag, joined, line, lines, link, moment, prose, title } from './fields.ts'
import { readPages, readRows } from './reading.ts'

/** A page has 100 rows. */
const mostPages = 5

const about = z.object({
  links: z.catch(z.optional(z.object({ next: z.nullable(z.string()) })), undefined),
})

const row = z.object({
  slug: z.string(),
  company_name: line,
  title,
  description: prose,
  remote: flag,
  url: link,
  tags: lines,
  job_types: lines,
  location: line,
  /** Seconds since 1970. */
  created_at: moment,
})

const pageAt = (page: number) => `https://www.arbeitnow.com/api/job-board-api?page=${page}`

/** Arbeitnow's jobs are mostly in Germany and on site. */
export const arbeitnow: Connector = async ({ fetch }) => {
  let page = 1
  const pages = await readPages(mostPages, pageAt(page), async address => {
    const { rows, loose, says } = pageIn('data', about, await fetch(address))
    page += 1
    // Without the link, pages are read until one is empty.
    const isEnd = rows.length === 0 || says.links?.next === null || says.links?.next === ''
    return { rows, loose, next: isEnd ? null : pageAt(page) }
  })
  return readRows(row, pages, job => ({
    ...emptyListing,
    board: 'arbeitnow',
    key: job.slug,
    url: job.url,
    title: job.title,
    company: job.company_name,
    location: job.location,
    description: job.description,
    postedAt: job.created_at,
    employment: joined(job.job_types),
    workplace: job.remote ? 'remote' : null,
    tags: job.tags,
  }))
}
