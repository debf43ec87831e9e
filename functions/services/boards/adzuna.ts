import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { BoardError, type Connector } from './connector.ts'
import { pageIn } from './envelope.ts'
import { figure, id, joined, line, lines, link, moment, prose, salaryOf, title, total } from './fields.ts'
import { isLast, readPages, readParts, readRows } from './reading.ts'

/** Adzuna does not have Nigeria. Salaries are yearly, in the country's currency. */
const countries = [
  { code: 'za', currency: 'ZAR' },
  { code: 'gb', currency: 'GBP' },
] as const
type Country = (typeof countries)[number]

/** Rows in one call. A key has 250 calls a day. */
const pageSize = 50
const mostPages = 5

const about = z.object({ count: total })

const row = z.object({
  id,
  title,
  /** The board shortens the description. */
  description: prose,
  redirect_url: link,
  created: moment,
  company: z.catch(z.object({ display_name: line }), { display_name: '' }),
  /** `area` goes from the country to the town. */
  location: z.catch(z.object({ display_name: line, area: lines }), { display_name: '', area: [] }),
  category: z.catch(z.object({ label: line }), { label: '' }),
  contract_time: line,
  contract_type: line,
  salary_min: figure,
  salary_max: figure,
  /** '1' where the salary is Adzuna's own estimate. */
  salary_is_predicted: line,
})

const listingOf = (job: z.output<typeof row>, { code, currency }: Country): Listing => ({
  ...emptyListing,
  board: 'adzuna',
  key: `${code}:${job.id}`,
  url: job.redirect_url,
  title: job.title,
  company: job.company.display_name,
  location: joined([job.location.display_name, job.location.area[0] ?? '']),
  description: job.description,
  postedAt: job.created,
  employment: joined([job.contract_time, job.contract_type]),
  salary: salaryOf({
    min: job.salary_min,
    max: job.salary_max,
    currency,
    period: 'year',
    isEstimate: job.salary_is_predicted === '1',
  }),
  tags: job.category.label ? [job.category.label] : [],
})

export const adzuna: Connector = async ({ fetch, keys: { adzunaAppId, adzunaAppKey } }) => {
  if (!adzunaAppId || !adzunaAppKey) throw new BoardError('no-key')
  const query = new URLSearchParams({
    app_id: adzunaAppId,
    app_key: adzunaAppKey,
    results_per_page: `${pageSize}`,
    sort_by: 'date',
  })
  return readParts(1, countries, async country => {
    const pageAt = (page: number) =>
      `https://api.adzuna.com/v1/api/jobs/${country.code}/search/${page}?${query}`
    let page = 1
    const pages = await readPages(mostPages, pageAt(page), async address => {
      const { rows, loose, says } = pageIn('results', about, await fetch(address))
      const isEnd = isLast(rows, page * pageSize, says.count)
      page += 1
      return { rows, loose, next: isEnd ? null : pageAt(page) }
    })
    return readRows(row, pages, job => listingOf(job, country))
  })
}
