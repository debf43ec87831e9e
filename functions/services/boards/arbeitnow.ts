import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { flag, joined, line, lines, link, moment, prose, title } from './fields.ts'
import { answerIn, readPages, readRows } from './reading.ts'

/** A page has 100 rows. */
const mostPages = 5

const answer = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.nullable(z.string()) }),
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
    const { data, links } = answerIn(answer, await fetch(address))
    page += 1
    return { rows: data, next: links.next === null ? null : pageAt(page) }
  })
  const reading = readRows(row, pages.rows, job => ({
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
  return { ...reading, isWhole: pages.isWhole }
}
