import { json } from '../http.ts'
import { htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from './stand-in.ts'
import { wordsOf } from './words.ts'
import { longPlace } from './world/places.ts'
import type { Level } from './world/roles.ts'

const words = wordsOf('themuse')

const atOnce = 20

const levels: Readonly<Record<Level, { readonly name: string; readonly short_name: string }>> = {
  entry: { name: 'Entry Level', short_name: 'entry' },
  mid: { name: 'Mid Level', short_name: 'mid' },
  senior: { name: 'Senior Level', short_name: 'senior' },
  lead: { name: 'management', short_name: 'management' },
}

const locationOf = ({ place }: Posted): string => (place ? longPlace(place) : 'Flexible / Remote')

const row = (posting: Posted): object => {
  const { title, company, key, body, field, level, postedAt } = posting
  const category = words.field(field)
  const [slug, employer] = [slugOf(title), slugOf(company)]
  return {
    contents: htmlOf(body),
    name: title,
    type: 'external',
    publication_date: postedAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    short_name: `${slug}-${key}`,
    model_type: 'jobs',
    id: Number(key),
    locations: [{ name: locationOf(posting) }],
    categories: category ? [{ name: category }] : [],
    levels: [levels[level]],
    tags: [],
    refs: { landing_page: `https://www.themuse.com/jobs/${employer}/${slug}-${key}` },
    company: { id: Number(key) % 10_000, short_name: employer, name: company },
  }
}

const broken = { id: true, name: null, refs: {}, company: null }

/** Answers a search. The board searches by place only, and returns adverts in any of the named places. */
const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/public/jobs') return undefined
  if (!query.has('page')) return json(400, { code: 400, error: "'page' is required" })
  const page = numberIn(query, 'page', { otherwise: 1, least: 0, most: 100_000 })
  if (page > 99) return json(400, { code: 400, error: "'page' is at most 99" })
  const wanted = query.getAll('location')
  const found = shown.postings.filter(posting => wanted.length === 0 || wanted.includes(locationOf(posting)))
  // Pages begin at 1, and page 0 is the same as page 1.
  const first = Math.max(page - 1, 0) * atOnce
  return json(200, {
    page,
    page_count: Math.ceil(found.length / atOnce),
    items_per_page: atOnce,
    took: 4,
    timed_out: false,
    total: found.length,
    results: withBroken(found.slice(first, first + atOnce).map(row), broken, shown),
    aggregations: {},
  })
}

export const themuse: StandIn = { board: 'themuse', hosts: ['www.themuse.com'], answer }
