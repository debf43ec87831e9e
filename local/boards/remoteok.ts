import { json } from '../http.ts'
import { htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, type StandIn, secondsOf, withBroken, zoned } from './stand-in.ts'

const row = ({ title, company, key, body, pay, tags, openTo, postedAt }: Posted): object => {
  const slug = `remote-${slugOf(title, company)}-${key}`
  const url = `https://remoteOK.com/remote-jobs/${slug}`
  return {
    slug,
    id: key,
    epoch: secondsOf(postedAt),
    date: zoned(postedAt),
    company,
    company_logo: '',
    position: title,
    tags: tags.map(tag => tag.toLowerCase()),
    description: htmlOf(body).replaceAll('</p>', '<br><br>').replaceAll('<p>', ''),
    location: openTo.join(', '),
    apply_url: url,
    // 0 means that no salary is named.
    salary_min: pay?.min ?? 0,
    salary_max: pay?.max ?? 0,
    logo: '',
    url,
  }
}

const legal = {
  legal:
    'API Terms of Service: please link back (with follow) to the URL on Remote OK and mention Remote OK as a source, so we get traffic back from your site.',
}

/** A row from a person who only tried the form. */
const junk = {
  slug: '',
  id: '1',
  epoch: 0,
  date: '',
  company: '',
  position: '',
  tags: [],
  description: 'test',
  url: '',
}

const broken = { id: null, epoch: 'yesterday', position: ['QA'], url: 12 }

const answer = ({ path, headers }: BoardRequest, shown: BoardState) => {
  if (path !== '/api') return undefined
  if (!headers['user-agent']) return json(403, { message: 'Say who you are: send a User-Agent.' })
  const rows = withBroken(shown.postings.slice(0, 99).map(row), broken, shown)
  return json(200, [
    { last_updated: secondsOf(shown.postings[0]?.postedAt ?? shown.now), ...legal },
    ...rows,
    junk,
  ])
}

export const remoteok: StandIn = { board: 'remoteok', hosts: ['remoteok.com'], answer }
