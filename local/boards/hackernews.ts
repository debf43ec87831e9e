import { json } from '../http.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, numberIn, type StandIn, withBroken } from './stand-in.ts'
import { longPlace } from './world/places.ts'

const storyId = 46_100_001
const dayMs = 86_400_000

/** Escapes text as the site does, also quotation marks and slashes. */
const written = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('/', '&#x2F;')

const wordsOf = ({ body }: Posted): string =>
  body
    .map(({ heading, text, items }) =>
      [heading, text, ...items.map(item => `- ${item}`)].filter(Boolean).join('\n'),
    )
    .map(written)
    .join('<p>')

const whereOf = ({ place, openTo }: Posted): string => {
  if (place) return longPlace(place)
  return openTo.length > 0 ? `REMOTE (${openTo.join(', ')})` : 'REMOTE'
}

const headingOf = (posting: Posted): string => {
  const { company, title, type, pay } = posting
  const kind = type === 'contract' ? 'Contract' : type === 'part-time' ? 'Part-time' : 'Full-time'
  return [company, title, whereOf(posting), kind, ...(pay ? [pay.text] : [])].join(' | ')
}

const comment = (id: string, moment: Date, html: string | null, parent: number = storyId) => ({
  author: `hiring${id.slice(-4)}`,
  comment_text: html,
  created_at: moment.toISOString().replace(/\.\d{3}Z$/, 'Z'),
  objectID: id,
  parent_id: parent,
  story_id: storyId,
})

const jobOf = (posting: Posted) =>
  comment(posting.key, posting.postedAt, `${written(headingOf(posting))}<p>${wordsOf(posting)}`)

/** Makes comments that are no jobs: a question, a removed comment, and a person who looks for work. */
const chatter = ({ postings: [newest], now }: BoardState) => [
  comment(
    '46999001',
    now,
    'Do you hire in Nigeria too? I am in Ibadan and three hours of overlap are no problem.',
    Number(newest?.key ?? storyId),
  ),
  comment('46999002', now, null),
  comment('46999003', now, '[dead]'),
  comment(
    '46999004',
    now,
    'Please keep this thread to people who are hiring; the other one is for those who look.',
  ),
]

const broken = comment('', new Date(0), '')

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Makes the monthly threads. The thread began before its oldest comment. */
const stories = ({ now }: BoardState) => {
  const began = new Date(now.getTime() - 41 * dayMs)
  const story = (id: number, title: string) => ({
    objectID: String(id),
    title: `Ask HN: ${title} (${months.format(began)})`,
    author: 'whoishiring',
    created_at: began.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    _tags: ['story', 'author_whoishiring', `story_${id}`, 'ask_hn'],
  })
  return [
    story(storyId + 2, 'Who wants to be hired?'),
    story(storyId + 1, 'Freelancer? Seeking freelancer?'),
    story(storyId, 'Who is hiring?'),
  ]
}

const paged = (hits: readonly object[], query: URLSearchParams) => {
  const hitsPerPage = numberIn(query, 'hitsPerPage', { otherwise: 20, least: 1, most: 1000 })
  const page = numberIn(query, 'page', { otherwise: 0, least: 0, most: 1000 })
  return json(200, {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
  })
}

/** Answers Algolia's search of the site: threads by `author_whoishiring`, and comments by their thread. */
const answer = ({ path, query }: BoardRequest, shown: BoardState) => {
  if (path !== '/api/v1/search' && path !== '/api/v1/search_by_date') return undefined
  const tags = (query.get('tags') ?? '').split(',')
  if (tags.includes('story') && tags.includes('author_whoishiring')) return paged(stories(shown), query)
  const isThread = tags.includes('comment') && tags.includes(`story_${storyId}`)
  const comments = isThread ? [...shown.postings.map(jobOf), ...chatter(shown)] : []
  return paged(withBroken(comments, broken, shown), query)
}

export const hackernews: StandIn = { board: 'hackernews', hosts: ['hn.algolia.com'], answer }
