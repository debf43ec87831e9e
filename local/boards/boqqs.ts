import { json } from '../http.ts'
import { plainOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from './stand-in.ts'

/** In older rows employer and place are text, in newer rows objects. */
const isOlder = ({ key }: Posted): boolean => Number(key) % 3 === 0

const row = (posting: Posted): object => {
  const { title, company, key, place, pay, type, field, body, postedAt, expiresAt } = posting
  const url = `https://boqqs.com/jobs/${slugOf(title, company)}-${key}`
  return {
    id: `BQ-${key}`,
    title,
    employer: isOlder(posting) ? company : { name: company },
    location: isOlder(posting)
      ? (place?.city ?? '')
      : { city: place?.city ?? '', country: place?.code ?? 'NG' },
    salary: pay && { min: pay.min, max: pay.max, currency: pay.currency, display: pay.text },
    employmentType: type,
    category: field,
    description: plainOf(body),
    url,
    applyUrl: isOlder(posting) ? null : url,
    postedAt: postedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

const broken = { id: null, title: { en: 'Cleaner' }, url: 'not an address' }

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/v1/jobs') return undefined
  const count = numberIn(query, 'per_page', { otherwise: 20, least: 1, most: 100 })
  const page = numberIn(query, 'page', { otherwise: 1, least: 1, most: 1000 })
  const city = query.get('city')?.toLowerCase()
  const postings = shown.postings.filter(({ place }) => !city || place?.city.toLowerCase() === city)
  const rows = postings.slice((page - 1) * count, page * count).map(row)
  return json(200, { jobs: withBroken(rows, broken, shown) })
}

export const boqqs: StandIn = { board: 'boqqs', hosts: ['boqqs.com'], answer }
