import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../shared/domain/jobs/listing.ts'
import { BoardError, type Connector } from './connector.ts'
import { pageIn, rowsIn } from './envelope.ts'
import { id, joined, line, moment, places, salaryOf, total } from './fields.ts'
import { plainText } from './plain-text.ts'
import { isLast, parseRows, readPages, readRows } from './reading.ts'
import { sampleOf } from './sample.ts'

const algolia = 'https://hn.algolia.com/api/v1'
/** Rows in one call. The service gives no more than 1000 in all. */
const pageSize = 250
const mostPages = 4

const thread = z.object({ objectID: id, title: line, created_at: line })

const about = z.object({ nbPages: total })

const row = z.object({
  objectID: id,
  /** Null or `[dead]` for a removed comment. */
  comment_text: z.catch(z.nullable(z.string()), null),
  created_at: moment,
  parent_id: id,
})

const removed = /^\[(?:dead|flagged|deleted)\]$/

const listingOf = (comment: z.output<typeof row>): Listing | null => {
  const text = plainText(comment.comment_text ?? '', { keepsLines: true })
  const [first = ''] = text.split('\n')
  const heading = headingOf(first)
  if (removed.test(text) || heading === null) return null
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

/** Reads the newest thread `Ask HN: Who is hiring?`. A comment on the thread is a job; an answer to one is not. */
export const hackernews: Connector = async ({ fetch }) => {
  const byDate = `${algolia}/search_by_date?tags=story,author_whoishiring&hitsPerPage=20`
  const threads = rowsIn('hits', await fetch(byDate))
  const [story] = parseRows(thread, threads.rows)
    .rows.filter(hit => /^Ask HN: Who is hiring\?/i.test(hit.title))
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
  if (!story) throw new BoardError('malformed', 'no thread', { row: sampleOf(threads.rows) })
  const pageAt = (page: number) =>
    `${algolia}/search?tags=comment,story_${story.objectID}&hitsPerPage=${pageSize}&page=${page}`
  let page = 0
  const pages = await readPages(mostPages, pageAt(page), async address => {
    const { rows, loose, says } = pageIn('hits', about, await fetch(address))
    page += 1
    return { rows, loose, next: isLast(rows, page, says.nbPages) ? null : pageAt(page) }
  })
  return readRows(row, pages, comment => (comment.parent_id === story.objectID ? listingOf(comment) : null))
}

type Heading = Pick<Listing, 'title' | 'company' | 'location' | 'employment' | 'workplace' | 'salary'>

const role =
  /\b(?:engineers?|engineering|developers?|designers?|managers?|scientists?|analysts?|architects?|directors?|heads?|leads?|founding|cto|sre|devops|qa|researchers?|writers?|marketers?|sales|recruiters?|advocates?|specialists?|consultants?|administrators?|technicians?|programmers?|product|support|roles?|positions?|full[- ]?stack|front[- ]?end|back[- ]?end|software)\b/i
const webAddress = /https?:\/\/|^www\.|^\S+\.(?:com|io|ai|co|org|dev|app|net)(?:\/\S*)?$/i
const money = /[$€£₦]\s?\d|\d\s?[$€£₦]|\b\d{2,3}k\b/i
const pay = /\bsalary\b|\bequity\b|\bcompensation\b/i
const employment =
  /\b(?:full[- ]?time|part[- ]?time|contract(?:or)?|intern(?:ship)?s?|freelance|permanent)\b/i
const workplaces = /\b(?:remote|hybrid|on-?site|in[- ]person|in[- ]office)\b/gi
const visa = /\bvisa\b/i

const kindOf = (segment: string) => {
  if (webAddress.test(segment)) return 'address'
  if (role.test(segment)) return 'role'
  if (money.test(segment) || pay.test(segment)) return 'pay'
  if (segment.search(workplaces) >= 0) return 'place'
  if (employment.test(segment)) return 'employment'
  return visa.test(segment) ? 'visa' : 'other'
}

/** Finds the workplace in a line. A job with several workplaces is remote if remote is one of them. */
const workplaceIn = (line: string): Listing['workplace'] => {
  if (/\bremote\b/i.test(line) && !/\b(?:no|not|non)[- ]remote\b/i.test(line)) return 'remote'
  if (/\bhybrid\b/i.test(line)) return 'hybrid'
  return line.search(workplaces) >= 0 ? 'onsite' : null
}

/**
 * Reads the first line of a job: `Company | Role | Location | REMOTE | Full-time | $120k`, in any order after the
 * company. Returns null for another line, and for a line without a role.
 */
export const headingOf = (line: string): Heading | null => {
  const [company, ...segments] = line
    .split('|')
    .map(segment => segment.trim())
    .filter(segment => segment !== '')
  const of = (kind: ReturnType<typeof kindOf>) => segments.filter(segment => kindOf(segment) === kind)
  const named = of('role')
  const others = of('other')
  const title = named.length > 0 ? joined(named) : others.shift()
  if (company === undefined || title === undefined) return null
  return {
    title,
    company: company.replace(/(?<!\s)\s*\((?:https?:\/\/|www\.)[^()]*\)/i, ''),
    // A bare `REMOTE` is no place, but `Remote (EMEA)` names one.
    location: places([
      ...others.slice(0, 1),
      ...of('place').filter(segment => /\p{L}/u.test(segment.replaceAll(workplaces, ''))),
    ]),
    employment: joined(segments.filter(segment => employment.test(segment) && kindOf(segment) !== 'role')),
    workplace: workplaceIn(segments.join(' | ')),
    salary: salaryOf({
      text: joined(segments.filter(segment => money.test(segment) && kindOf(segment) === 'pay')),
    }),
  }
}
