import { json } from '../http.ts'
import { excerptOf, htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import {
  type BoardRequest,
  type BoardState,
  numberIn,
  type StandIn,
  secondsOf,
  withBroken,
} from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('himalayas')

const atMost = 20

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
    employmentType: words.type(type),
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    salaryPeriod: 'annual',
    seniority: [words.level(level)],
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

/** Encodes the start of the next page as an opaque cursor. */
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
  shown: BoardState,
) => ({
  comments: '',
  updatedAt: secondsOf(shown.postings[0]?.postedAt ?? shown.now),
  offset,
  limit,
  totalCount: found.length,
  nextCursor: offset + limit < found.length ? cursorOf(offset + limit) : null,
  jobs: withBroken(found.slice(offset, offset + limit).map(row), broken, shown),
})

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  const limit = numberIn(query, 'limit', { otherwise: atMost, least: 1, most: atMost })
  if (path === '/jobs/api') return json(200, page(shown.postings, { offset: offsetIn(query), limit }, shown))
  if (path !== '/jobs/api/search') return undefined
  const number = numberIn(query, 'page', { otherwise: 1, least: 1, most: 10_000 })
  const found = shown.postings.filter(posting => inSearch(posting, query))
  return json(200, page(found, { offset: (number - 1) * limit, limit }, shown))
}

export const himalayas: StandIn = { board: 'himalayas', hosts: ['himalayas.app'], answer }
