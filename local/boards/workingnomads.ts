import { json } from '../http.ts'
import { htmlOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, type StandIn, withBroken } from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('workingnomads')

/** Writes a date with New York's offset. */
const pubDate = (moment: Date): string =>
  new Date(moment.getTime() - 4 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '-04:00')

const row = ({ title, company, key, body, field, tags, openTo, postedAt }: Posted): object => ({
  url: `https://www.workingnomads.com/job/go/${key}/`,
  title,
  description: htmlOf(body),
  company_name: company,
  category_name: words.field(field),
  tags: tags.map(tag => tag.toLowerCase()).join(','),
  location: openTo.length > 0 ? openTo.join(', ') : 'Global',
  pub_date: pubDate(postedAt),
})

const broken = { url: '', title: null, description: 0, tags: ['one', 'two'] }

const answer = ({ path }: BoardRequest, shown: BoardState) =>
  path === '/api/exposed_jobs/'
    ? json(200, withBroken(shown.postings.slice(0, 60).map(row), broken, shown))
    : undefined

export const workingnomads: StandIn = {
  board: 'workingnomads',
  hosts: ['www.workingnomads.com', 'workingnomads.com'],
  answer,
}
