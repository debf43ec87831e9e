import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../../shared/domain/jobs/listing.ts'
import type { Employer, EmployerReader } from '../connector.ts'
import { bare, rowsIn } from '../envelope.ts'
import {
  figure,
  id,
  joined,
  line,
  lines,
  link,
  moment,
  paragraphs,
  places,
  prose,
  salaryOf,
  title,
  workplaceOf,
} from '../fields.ts'
import { plainText } from '../plain-text.ts'
import { readPages, readRows } from '../reading.ts'

const pageSize = 100
const mostPages = 5

const row = z.object({
  id,
  text: title,
  hostedUrl: link,
  categories: z.catch(z.object({ commitment: line, location: line, team: line, allLocations: lines }), {
    commitment: '',
    location: '',
    team: '',
    allLocations: [],
  }),
  /** Milliseconds since 1970. */
  createdAt: moment,
  description: prose,
  /** Lists of `<li>` without a `<ul>`, each with a heading. */
  lists: z.catch(z.array(z.object({ text: line, content: z.string() })), []),
  additional: prose,
  workplaceType: line,
  salaryRange: z.catch(
    z.nullable(z.object({ min: figure, max: figure, currency: line, interval: line })),
    null,
  ),
})

const listingOf = (job: z.output<typeof row>, { account, name }: Employer): Listing => ({
  ...emptyListing,
  board: 'employers',
  key: `lever:${account}:${job.id}`,
  url: job.hostedUrl,
  title: job.text,
  company: name,
  location: places([job.categories.location, ...job.categories.allLocations]),
  description: paragraphs(
    job.description,
    ...job.lists.map(({ text, content }) => joined([text, plainText(`<ul>${content}</ul>`)], '\n')),
    job.additional,
  ),
  postedAt: job.createdAt,
  employment: job.categories.commitment,
  workplace: workplaceOf(job.workplaceType),
  salary:
    job.salaryRange &&
    salaryOf({
      min: job.salaryRange.min,
      max: job.salaryRange.max,
      currency: job.salaryRange.currency,
      period: job.salaryRange.interval,
    }),
  tags: job.categories.team ? [job.categories.team] : [],
  isEmployers: true,
})

export const lever: EmployerReader = async (fetch, employer) => {
  const site = encodeURIComponent(employer.account)
  const pageAt = (skip: number) =>
    `https://api.lever.co/v0/postings/${site}?mode=json&skip=${skip}&limit=${pageSize}`
  let skip = 0
  const pages = await readPages(mostPages, pageAt(skip), async address => {
    // An error is an object and no list.
    const page = rowsIn(bare, await fetch(address))
    skip += page.rows.length
    return { ...page, next: page.rows.length < pageSize ? null : pageAt(skip) }
  })
  return readRows(row, pages, job => listingOf(job, employer))
}
