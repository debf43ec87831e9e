import { json } from '../http.ts'
import { htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import {
  type BoardRequest,
  type BoardState,
  numberIn,
  type StandIn,
  secondsOf,
  withBroken,
} from './stand-in.ts'

const atOnce = 100
const home = 'https://www.arbeitnow.com'

const row = ({ title, company, key, body, type, workplace, place, tags, postedAt }: Posted): object => {
  const slug = `${slugOf(title, place?.city ?? 'remote')}-${key}`
  return {
    slug,
    company_name: company,
    title,
    description: htmlOf(body),
    remote: workplace === 'remote',
    url: `${home}/jobs/companies/${slugOf(company)}/${slug}`,
    tags,
    // Many adverts name no type.
    job_types: Number(key) % 4 === 0 ? [] : [type.replace('-', ' ')],
    location: place?.city ?? '',
    created_at: secondsOf(postedAt),
  }
}

const broken = { slug: null, title: 'Lagerist', url: 'nirgends', created_at: {} }

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/job-board-api') return undefined
  const page = numberIn(query, 'page', { otherwise: 1, least: 1, most: 1000 })
  const pageAt = (number: number) => `${home}/api/job-board-api?page=${number}`
  const rows = shown.postings.slice((page - 1) * atOnce, page * atOnce).map(row)
  return json(200, {
    data: withBroken(rows, broken, shown),
    links: {
      first: pageAt(1),
      last: null,
      prev: page > 1 ? pageAt(page - 1) : null,
      next: page * atOnce < shown.postings.length ? pageAt(page + 1) : null,
    },
    meta: { current_page: page, per_page: atOnce },
  })
}

export const arbeitnow: StandIn = {
  board: 'arbeitnow',
  hosts: ['www.arbeitnow.com', 'arbeitnow.com'],
  answer,
}
