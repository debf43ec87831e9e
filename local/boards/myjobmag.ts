import { brokenItem, cdata, element, escaped, feed, latinBytes, revalidated, rss } from './feeds.ts'
import { plainOf, slugOf } from './markup.ts'
import { type Posted, text } from './posted.ts'
import { type BoardRequest, type BoardState, dayOf, type StandIn, withBroken } from './stand-in.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('myjobmag')

/** Makes the address of an advert: below `/job/` for one role, and below `/jobs/` for several roles. */
const linkOf = ({ title, company, key, roles }: Posted): string =>
  `https://www.myjobmag.com/${roles.length > 0 ? 'jobs' : 'job'}/${slugOf(title, company)}-${key.slice(-4)}`

const titleOf = ({ title, company, openings, roles }: Posted): string =>
  `${title}${company && ` at ${company}`}${roles.length > 0 ? ` (${openings} Positions)` : ''}`

const cdataElement = (name: string, text: string): string => element(name, text && cdata(text))

/** Makes an item of the large feed. Its introduction is the first paragraph, and its description is the rest. */
const aggregate = (posting: Posted): string => {
  const [first, ...others] = posting.body
  const { place, pay } = posting
  const fields = [
    element('id', posting.key),
    escaped('link', linkOf(posting)),
    escaped('guid', linkOf(posting)),
    cdataElement('title', titleOf(posting)),
    cdataElement('position', posting.roles.length > 0 ? '' : posting.title),
    cdataElement('introduction', plainOf(first ? [first] : [])),
    cdataElement('company', posting.company),
    cdataElement('experience', words.level(posting.level)),
    // The board leaves the salary field empty, and writes the salary into the text.
    cdataElement('description', plainOf(pay ? [...others, text(`Salary: ${pay.text}`)] : others)),
    cdataElement('studies', posting.level === 'entry' ? 'OND , BA/BSc/HND' : 'BA/BSc/HND'),
    cdataElement('industry', words.field(posting.field)),
    cdataElement('contract', words.type(posting.type)),
    '<working_hours></working_hours>',
    '<salary></salary>',
    cdataElement('city_area', place?.area ?? ''),
    cdataElement('location', place?.city ?? (posting.workplace === 'remote' ? 'Remote' : '')),
    '<postcode></postcode><contact_name></contact_name><contact_email></contact_email><contact_telephone></contact_telephone>',
    cdataElement('region', 'Nigeria'),
    element('pubDate', dayOf(posting.postedAt)),
    element('expiryDate', posting.expiresAt ? dayOf(posting.expiresAt) : ''),
  ]
  return element('item', fields.join(''))
}

const short = (posting: Posted): string =>
  element(
    'item',
    [
      cdataElement('title', titleOf(posting)),
      cdataElement('industry', words.field(posting.field)),
      cdataElement('link', linkOf(posting)),
      element('pubDate', posting.postedAt.toUTCString()),
      cdataElement('description', plainOf(posting.body.slice(0, 2))),
    ].join('\n'),
  )

/** The three feeds of the board. All of them claim to be iso-8859-1. */
const feeds: Readonly<Record<string, (posting: Posted) => string>> = {
  '/aggregate_feed.xml': aggregate,
  '/jobsxml.xml': short,
  '/jobsxml_by_categories.xml': short,
}

const answer = (asked: BoardRequest, shown: BoardState) => {
  const item = feeds[asked.path]
  if (!item) return undefined
  const body = rss({
    title: 'MyJobMag - Latest Jobs in Nigeria',
    link: 'https://www.myjobmag.com',
    description: 'Latest Jobs in Nigeria',
    items: withBroken(shown.postings.slice(0, 100).map(item), brokenItem, shown),
    charset: 'iso-8859-1',
  })
  return revalidated(feed(latinBytes(body), 'iso-8859-1'), asked)
}

export const myjobmag: StandIn = { board: 'myjobmag', hosts: ['www.myjobmag.com', 'myjobmag.com'], answer }
