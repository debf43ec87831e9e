import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { pageIn } from './envelope.ts'
import { id, joined, line, link, moment, names, places, prose, title, total } from './fields.ts'
import { callsPerHost, readPages, readParts, readRows } from './reading.ts'

/** The most pages for one place. A page has 20 jobs. */
const mostPages = 6

/** The board can't be searched by words, only by its own names of places. */
const anywhere = 'Flexible / Remote'
const locations = ['Lagos, Nigeria', 'Nairobi, Kenya', 'Johannesburg, South Africa', anywhere]

const about = z.object({ page_count: total })

const row = z.object({
  id,
  name: title,
  contents: prose,
  publication_date: moment,
  locations: names,
  categories: names,
  levels: names,
  refs: z.object({ landing_page: link }),
  company: z.object({ name: line }),
})

const listingOf = (job: z.output<typeof row>): Listing => ({
  ...emptyListing,
  board: 'themuse',
  key: job.id,
  url: job.refs.landing_page,
  title: job.name,
  company: job.company.name,
  location: places(job.locations.filter(name => name !== anywhere)),
  description: job.contents,
  postedAt: job.publication_date,
  level: joined(job.levels),
  workplace: job.locations.includes(anywhere) ? 'remote' : null,
  tags: job.categories,
})

const pageAt = (location: string, page: number) =>
  `https://www.themuse.com/api/public/jobs?${new URLSearchParams({ page: `${page}`, location })}`

/** Descriptions disagree whether pages begin at 0 or at 1. Both are read, and each job is listed once. */
export const themuse: Connector = ({ fetch }) =>
  readParts(callsPerHost, locations, async location => {
    let page = 0
    const pages = await readPages(mostPages, pageAt(location, page), async address => {
      const { rows, loose, says } = pageIn('results', about, await fetch(address))
      page += 1
      // Without the number of pages, they are read until one is empty. Page 0 may not exist.
      const isEnd = says.page_count === undefined ? page > 1 && rows.length === 0 : page > says.page_count
      return { rows, loose, next: isEnd ? null : pageAt(location, page) }
    })
    return readRows(row, pages, listingOf)
  })
