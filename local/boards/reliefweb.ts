import { json } from '../http.ts'
import { htmlOf, markdownOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken, zoned } from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('reliefweb')

const api = 'https://api.reliefweb.int/v2/jobs'

const countries: Readonly<Record<string, object>> = {
  NG: { id: 175, name: 'Nigeria', iso3: 'nga', primary: true },
}

const row = ({
  title,
  company,
  key,
  body,
  type,
  level,
  place,
  field,
  postedAt,
  expiresAt,
}: Posted): object => {
  const country = countries[place?.code ?? '']
  const theme = field === 'health' ? 'Health' : 'Protection and Human Rights'
  return {
    id: key,
    score: 1,
    href: `${api}/${key}`,
    fields: {
      id: Number(key),
      title,
      status: 'published',
      url: `https://reliefweb.int/node/${key}`,
      url_alias: `https://reliefweb.int/job/${key}/${slugOf(title)}`,
      date: {
        created: zoned(postedAt),
        changed: zoned(postedAt),
        ...(expiresAt && { closing: zoned(expiresAt) }),
      },
      source: [
        { id: 1979, name: company, shortname: company, href: 'https://api.reliefweb.int/v2/sources/1979' },
      ],
      ...(country && { country: [country] }),
      ...(place && { city: [{ name: place.city }] }),
      type: [{ id: 263, name: type === 'contract' ? 'Consultancy' : 'Job' }],
      experience: [{ id: 259, name: words.level(level) }],
      career_categories: [{ name: words.field(field) }],
      theme: [{ name: theme }],
      body: markdownOf(body.slice(0, -1)),
      'body-html': htmlOf(body.slice(0, -1)),
      how_to_apply: markdownOf(body.slice(-1)),
      'how_to_apply-html': htmlOf(body.slice(-1)),
    },
  }
}

const broken = { id: null, score: 1, fields: { title: '', url: 'reliefweb' } }

/** Whether an advert matches the filter of a request: one country, or adverts without a country. */
const isWanted = ({ place }: Posted, query: URLSearchParams): boolean => {
  const field = query.get('filter[field]')
  if (field === 'country.iso3') return query.get('filter[value]') === 'nga' && place?.code === 'NG'
  if (field === 'country' && query.get('filter[negate]') === 'true') return place === null
  return true
}

const refused = json(403, {
  status: 403,
  error: { type: 'AccessDenied', message: 'You are not using an approved appname.' },
})

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/v2/jobs') return undefined
  if (!query.get('appname')) return refused
  const limit = numberIn(query, 'limit', { otherwise: 10, least: 0, most: 1000 })
  const offset = numberIn(query, 'offset', { otherwise: 0, least: 0, most: 100_000 })
  const found = shown.postings.filter(posting => isWanted(posting, query))
  const rows = found.slice(offset, offset + limit).map(row)
  const next = offset + limit < found.length && {
    next: { href: `${api}?appname=${query.get('appname')}&offset=${offset + limit}&limit=${limit}` },
  }
  return json(200, {
    time: 12,
    href: api,
    links: { self: { href: api }, ...next },
    took: 4,
    totalCount: found.length,
    count: rows.length,
    data: withBroken(rows, broken, shown),
  })
}

export const reliefweb: StandIn = { board: 'reliefweb', hosts: ['api.reliefweb.int'], answer }
