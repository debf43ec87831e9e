import { json } from '../http.ts'
import { excerptOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from './stand-in.ts'
import type { Field } from './world/roles.ts'

const categories: Partial<Record<Field, readonly [tag: string, label: string]>> = {
  technology: ['it-jobs', 'IT Jobs'],
  finance: ['accounting-finance-jobs', 'Accounting & Finance Jobs'],
  health: ['healthcare-nursing-jobs', 'Healthcare & Nursing Jobs'],
  engineering: ['engineering-jobs', 'Engineering Jobs'],
  sales: ['sales-jobs', 'Sales Jobs'],
  logistics: ['logistics-warehouse-jobs', 'Logistics & Warehouse Jobs'],
}

/** `guess` is the yearly salary that Adzuna estimates for an advert without one, in the country's currency. */
const sites: Readonly<Record<string, { readonly home: string; readonly guess: number }>> = {
  za: { home: 'www.adzuna.co.za', guess: 248_310.5 },
  gb: { home: 'www.adzuna.co.uk', guess: 29_483.88 },
}
type Site = (typeof sites)[string]
const marked = (kind: string) => ({ __CLASS__: `Adzuna::API::Response::${kind}` })

const row = (
  { title, company, key, body, pay, type, place, field, postedAt }: Posted,
  site: Site,
): object => {
  const [tag, label] = categories[field] ?? ['other-general-jobs', 'Other/General Jobs']
  const [country, region, city] = [place?.country ?? '', place?.region ?? '', place?.city ?? '']
  const { home, guess } = site
  return {
    ...marked('Job'),
    id: key,
    title,
    description: excerptOf(body, 500),
    created: postedAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    redirect_url: `https://${home}/details/${key}?utm_medium=api&utm_source=aiki`,
    company: { ...marked('Company'), ...(company && { display_name: company }) },
    location: { ...marked('Location'), display_name: `${city}, ${region}`, area: [country, region, city] },
    category: { ...marked('Category'), tag, label },
    ...(type === 'part-time' ? { contract_time: 'part_time' } : { contract_time: 'full_time' }),
    contract_type: type === 'contract' || type === 'temporary' ? 'contract' : 'permanent',
    ...(pay
      ? { salary_min: pay.min, salary_max: pay.max, salary_is_predicted: '0' }
      : { salary_min: guess, salary_max: guess, salary_is_predicted: '1' }),
  }
}

const broken = { id: [], title: null, redirect_url: 'adzuna', salary_min: 'much' }

const refused = json(401, {
  __CLASS__: 'Adzuna::API::Response::Exception',
  exception: 'AUTH_FAIL',
  display: 'Authorisation failed',
})

/** Answers for the countries in `sites`, to a request with any id and key. */
const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  const [, country = '', number = ''] = /^\/v1\/api\/jobs\/([a-z]{2})\/search\/(\d+)$/.exec(path) ?? []
  const site = sites[country]
  if (!site) return undefined
  if (!query.get('app_id') || !query.get('app_key')) return refused
  const count = numberIn(query, 'results_per_page', { otherwise: 10, least: 1, most: 50 })
  const words = (query.get('what') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = shown.postings.filter(
    ({ place, title, company }) =>
      place?.code === country.toUpperCase() &&
      words.every(word => `${title} ${company}`.toLowerCase().includes(word)),
  )
  const first = (Math.max(Number(number), 1) - 1) * count
  const rows = found.slice(first, first + count).map(posting => row(posting, site))
  return json(200, {
    ...marked('JobSearchResults'),
    count: found.length,
    mean: 39_306.94,
    results: withBroken(rows, broken, shown),
  })
}

export const adzuna: StandIn = { board: 'adzuna', hosts: ['api.adzuna.com'], answer }
