import { json } from '../http.ts'
import { htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('remotive')

const row = ({ title, company, key, body, pay, type, field, tags, openTo, postedAt }: Posted): object => {
  const category = words.field(field)
  return {
    id: Number(key),
    url: `https://remotive.com/remote-jobs/${slugOf(category)}/${slugOf(title)}-${key}`,
    title,
    company_name: company,
    company_logo: `https://remotive.com/job/${key}/logo`,
    category,
    tags: tags.map(tag => tag.toLowerCase()),
    job_type: type.replace('-', '_'),
    // The board writes no time zone.
    publication_date: postedAt.toISOString().slice(0, 19),
    candidate_required_location: openTo.length > 0 ? openTo.join(', ') : 'Worldwide',
    salary: pay?.text ?? '',
    description: htmlOf(body),
  }
}

const broken = { id: 'x', url: null, title: '', company_name: 7, description: null }

const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/remote-jobs') return undefined
  const limit = numberIn(query, 'limit', { otherwise: 1000, least: 1, most: 1000 })
  const words = query.get('search')?.toLowerCase() ?? ''
  const found = shown.postings.filter(({ title, company }) =>
    `${title} ${company}`.toLowerCase().includes(words),
  )
  const rows = withBroken(found.slice(0, limit).map(row), broken, shown)
  return json(200, {
    '00-warning': 'The main domain is remotive.com. Please make your calls there.',
    '0-legal-notice':
      'Please link back to the URL found on Remotive and mention Remotive as a source. Do not submit our jobs to other job boards or search engines. Four calls a day are enough.',
    'job-count': rows.length,
    'total-job-count': shown.postings.length,
    jobs: rows,
  })
}

export const remotive: StandIn = { board: 'remotive', hosts: ['remotive.com'], answer }
