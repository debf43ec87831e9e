import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { answerIn } from './answer.ts'
import { BoardFault, type Connector } from './connector.ts'
import { figure, id, line, lines, link, moment, prose, title } from './fields.ts'
import { joined } from './joined.ts'
import { readPages } from './pages.ts'
import { readParts } from './parts.ts'
import { readRows } from './rows.ts'
import { salaryOf } from './salary.ts'

/** It has no Nigeria. Figures are a year's, in the country's currency. */
const countries = [
  { code: 'za', currency: 'ZAR' },
  { code: 'gb', currency: 'GBP' },
] as const
type Country = (typeof countries)[number]

/** In one call; a key has 250 calls a day. */
const atOnce = 50
const mostPages = 5

const answer = z.object({ count: z.int(), results: z.array(z.unknown()) })

const row = z.object({
  id,
  title,
  /** Cut short by the board. */
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
  /** '1': Adzuna's own guess. */
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
  if (!adzunaAppId || !adzunaAppKey) throw new BoardFault('no-key')
  const query = new URLSearchParams({
    app_id: adzunaAppId,
    app_key: adzunaAppKey,
    results_per_page: `${atOnce}`,
    sort_by: 'date',
  })
  return readParts(1, countries, async country => {
    const pageAt = (page: number) =>
      `https://api.adzuna.com/v1/api/jobs/${country.code}/search/${page}?${query}`
    let page = 1
    const pages = await readPages(mostPages, pageAt(page), async address => {
      const { count, results } = answerIn(answer, await fetch(address))
      const isLast = results.length === 0 || page * atOnce >= count
      page += 1
      return { rows: results, next: isLast ? null : pageAt(page) }
    })
    return { ...readRows(row, pages.rows, job => listingOf(job, country)), isWhole: pages.isWhole }
  })
}
