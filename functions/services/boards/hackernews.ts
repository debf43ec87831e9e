import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { answerIn } from './answer.ts'
import { BoardFault, type Connector } from './connector.ts'
import { id, line, moment } from './fields.ts'
import { headingOf } from './hackernews-heading.ts'
import { readPages } from './pages.ts'
import { plainText } from './plain-text.ts'
import { readRows } from './rows.ts'

const algolia = 'https://hn.algolia.com/api/v1'
/** In one call; the service gives no more than 1000 in all. */
const atOnce = 250
const mostPages = 4

const stories = z.object({ hits: z.array(z.object({ objectID: id, title: line, created_at: line })) })

const answer = z.object({ nbPages: z.catch(z.int(), 1), hits: z.array(z.unknown()) })

const row = z.object({
  objectID: id,
  /** Null or `[dead]` for what was taken away. */
  comment_text: z.catch(z.nullable(z.string()), null),
  created_at: moment,
  parent_id: id,
})

const gone = /^\[(?:dead|flagged|deleted)\]$/

const listingOf = (comment: z.output<typeof row>): Listing | null => {
  const text = plainText(comment.comment_text ?? '', { keepsLines: true })
  const [first = ''] = text.split('\n')
  const heading = headingOf(first)
  if (gone.test(text) || heading === null) return null
  return {
    ...emptyListing,
    ...heading,
    board: 'hackernews',
    key: comment.objectID,
    url: `https://news.ycombinator.com/item?id=${encodeURIComponent(comment.objectID)}`,
    description: text,
    postedAt: comment.created_at,
  }
}

/** The jobs in the newest of the monthly threads `Ask HN: Who is hiring?`. A comment there is a job, an answer to it is none. */
export const hackernews: Connector = async ({ fetch }) => {
  const byDate = `${algolia}/search_by_date?tags=story,author_whoishiring&hitsPerPage=20`
  const { hits } = answerIn(stories, await fetch(byDate))
  const [story] = hits
    .filter(hit => /^Ask HN: Who is hiring\?/i.test(hit.title))
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
  if (!story) throw new BoardFault('malformed', 'no thread')
  const pageAt = (page: number) =>
    `${algolia}/search?tags=comment,story_${story.objectID}&hitsPerPage=${atOnce}&page=${page}`
  let page = 0
  const pages = await readPages(mostPages, pageAt(page), async address => {
    const comments = answerIn(answer, await fetch(address))
    page += 1
    return { rows: comments.hits, next: page < comments.nbPages ? pageAt(page) : null }
  })
  const reading = readRows(row, pages.rows, comment =>
    comment.parent_id === story.objectID ? listingOf(comment) : null,
  )
  return { ...reading, isWhole: pages.isWhole }
}
