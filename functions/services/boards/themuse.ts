import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { answerIn } from './answer.ts'
import type { Connector } from './connector.ts'
import { id, line, link, moment, names, prose, title } from './fields.ts'
import { joined, places } from './joined.ts'
import { readPages } from './pages.ts'
import { politely, readParts } from './parts.ts'
import { readRows } from './rows.ts'

/** Of 20 each, for one place. */
const mostPages = 6

/** The board can't be searched by words, but by its own names of places. */
const anywhere = 'Flexible / Remote'
const locations = ['Lagos, Nigeria', 'Nairobi, Kenya', 'Johannesburg, South Africa', anywhere]

const answer = z.object({ page_count: z.int(), results: z.array(z.unknown()) })

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

/** Readers of the board begin at page 0 and at page 1: both are asked for, and what comes twice is counted once. */
export const themuse: Connector = ({ fetch }) =>
  readParts(politely, locations, async location => {
    let page = 0
    const pages = await readPages(mostPages, pageAt(location, page), async address => {
      const { results, page_count } = answerIn(answer, await fetch(address))
      page += 1
      return { rows: results, next: page > page_count ? null : pageAt(location, page) }
    })
    return { ...readRows(row, pages.rows, listingOf), isWhole: pages.isWhole }
  })
