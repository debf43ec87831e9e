import { json } from '../answer.ts'
import type { Posted } from './posted.ts'
import { excerptOf, htmlOf, slugOf } from './prose.ts'
import { type Asked, numberIn, type Shown, type StandIn, secondsOf, withBroken } from './stand-in.ts'
import type { Level } from './world/role.ts'

const atMost = 20

const types: Readonly<Record<Posted['type'], string>> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contractor',
  temporary: 'Temporary',
  internship: 'Intern',
  volunteer: 'Volunteer',
}
const levels: Readonly<Record<Level, string>> = {
  entry: 'Entry-level',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Manager',
}

const row = (posting: Posted): object => {
  const { title, company, key, body, pay, type, level, tags, openTo, postedAt, expiresAt } = posting
  const slug = slugOf(company)
  const link = `https://himalayas.app/companies/${slug}/jobs/${slugOf(title)}-${key}`
  return {
    title,
    excerpt: excerptOf(body, 160),
    companyName: company,
    companySlug: slug,
    companyLogo: '',
    employmentType: types[type],
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    salaryPeriod: 'annual',
    seniority: [levels[level]],
    currency: pay?.currency ?? null,
    locationRestrictions: openTo,
    timezoneRestrictions: [],
    categories: tags.map(tag => tag.replaceAll(' ', '-')),
    parentCategories: [],
    description: htmlOf(body),
    pubDate: secondsOf(postedAt),
    ...(expiresAt && { expiryDate: secondsOf(expiresAt) }),
    applicationLink: link,
    guid: link,
  }
}

const broken = { title: 404, companyName: {}, applicationLink: '', pubDate: 'soon' }

const worldwide = ({ openTo }: Posted): boolean => openTo.length === 0
const forNigeria = ({ openTo }: Posted): boolean =>
  openTo.some(name => name === 'Nigeria' || name === 'Africa' || name === 'EMEA')

const inSearch = (posting: Posted, query: URLSearchParams): boolean => {
  const words = query.get('q')?.toLowerCase() ?? ''
  if (!posting.title.toLowerCase().includes(words)) return false
  if (query.get('worldwide') === 'true') return worldwide(posting)
  return query.get('country') !== 'NG' || forNigeria(posting)
}

/** Its cursor says where the next page begins, in letters that mean nothing to others. */
const cursorOf = (offset: number): string => Buffer.from(`after:${offset}`).toString('base64url')
const offsetIn = (query: URLSearchParams): number => {
  const [, offset = '0'] =
    /^after:(\d+)$/.exec(Buffer.from(query.get('cursor') ?? '', 'base64url').toString()) ?? []
  return query.has('cursor')
    ? Number(offset)
    : numberIn(query, 'offset', { otherwise: 0, least: 0, most: 100_000 })
}

const page = (
  found: readonly Posted[],
  { offset, limit }: { offset: number; limit: number },
  shown: Shown,
) => ({
  comments: '',
  updatedAt: secondsOf(shown.postings[0]?.postedAt ?? shown.now),
  offset,
  limit,
  totalCount: found.length,
  nextCursor: offset + limit < found.length ? cursorOf(offset + limit) : null,
  jobs: withBroken(found.slice(offset, offset + limit).map(row), broken, shown),
})

const answer = ({ path, query }: Asked, shown: Shown) => {
  const limit = numberIn(query, 'limit', { otherwise: atMost, least: 1, most: atMost })
  if (path === '/jobs/api') return json(200, page(shown.postings, { offset: offsetIn(query), limit }, shown))
  if (path !== '/jobs/api/search') return undefined
  const number = numberIn(query, 'page', { otherwise: 1, least: 1, most: 10_000 })
  const found = shown.postings.filter(posting => inSearch(posting, query))
  return json(200, page(found, { offset: (number - 1) * limit, limit }, shown))
}

export const himalayas: StandIn = { board: 'himalayas', hosts: ['himalayas.app'], answer }
