import { json } from '../answer.ts'
import type { Posted } from './posted.ts'
import { htmlOf, slugOf } from './prose.ts'
import { type Asked, numberIn, type Shown, type StandIn, withBroken } from './stand-in.ts'
import { longPlace } from './world/place.ts'
import type { Field, Level } from './world/role.ts'

const atOnce = 20

const categories: Partial<Record<Field, string>> = {
  technology: 'Software Engineering',
  finance: 'Accounting and Finance',
  operations: 'Business Operations',
  logistics: 'Business Operations',
  sales: 'Sales',
  marketing: 'Advertising and Marketing',
  service: 'Customer Service',
  health: 'Healthcare',
  education: 'Education',
  people: 'Human Resources and Recruitment',
  legal: 'Legal Services',
}

const levels: Readonly<Record<Level, { readonly name: string; readonly short_name: string }>> = {
  entry: { name: 'Entry Level', short_name: 'entry' },
  mid: { name: 'Mid Level', short_name: 'mid' },
  senior: { name: 'Senior Level', short_name: 'senior' },
  lead: { name: 'management', short_name: 'management' },
}

const locationOf = ({ place }: Posted): string => (place ? longPlace(place) : 'Flexible / Remote')

const row = (posting: Posted): object => {
  const { title, company, key, body, field, level, postedAt } = posting
  const category = categories[field]
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

/** No words can be looked for: places alone, any of those that are named. */
const answer = ({ path, query }: Asked, shown: Shown) => {
  if (path !== '/api/public/jobs') return undefined
  if (!query.has('page')) return json(400, { code: 400, error: "'page' is required" })
  const page = numberIn(query, 'page', { otherwise: 1, least: 0, most: 100_000 })
  if (page > 99) return json(400, { code: 400, error: "'page' is at most 99" })
  const wanted = query.getAll('location')
  const found = shown.postings.filter(posting => wanted.length === 0 || wanted.includes(locationOf(posting)))
  // Its pages begin at 1, and 0 is the same.
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
