import { latinBytes } from './latin.ts'
import { type Posted, text } from './posted.ts'
import { plainOf, slugOf } from './prose.ts'
import { revalidated } from './revalidated.ts'
import { brokenItem, cdata, element, escaped, feed, rss } from './rss.ts'
import { type Asked, dayOf, type Shown, type StandIn, withBroken } from './stand-in.ts'
import type { Field, Level } from './world/role.ts'

const industries: Partial<Record<Field, string>> = {
  finance: 'Banking / Financial Services',
  health: 'Healthcare / Medical',
  education: 'Education / Teaching',
  technology: 'ICT / Telecommunication',
  engineering: 'Engineering / Technical',
  aid: 'NGO',
  hospitality: 'Hospitality',
  logistics: 'Logistics and Transportation',
  agriculture: 'Agriculture / Agro-Allied',
}

const contracts: Readonly<Record<Posted['type'], string>> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

const experience: Readonly<Record<Level, string>> = {
  entry: '- years',
  mid: '2 - 5 years',
  senior: '5 - 8 years',
  lead: '8 - 12 years',
}

/** `/job/` is one role, `/jobs/` an advert of several. */
const linkOf = ({ title, company, key, roles }: Posted): string =>
  `https://www.myjobmag.com/${roles.length > 0 ? 'jobs' : 'job'}/${slugOf(title, company)}-${key.slice(-4)}`

const titleOf = ({ title, company, openings, roles }: Posted): string =>
  `${title}${company && ` at ${company}`}${roles.length > 0 ? ` (${openings} Positions)` : ''}`

const said = (name: string, text: string): string => element(name, text && cdata(text))

/** The feed's introduction is the first paragraph; its description the rest. */
const aggregate = (posting: Posted): string => {
  const [first, ...others] = posting.body
  const { place, pay } = posting
  const fields = [
    element('id', posting.key),
    escaped('link', linkOf(posting)),
    escaped('guid', linkOf(posting)),
    said('title', titleOf(posting)),
    said('position', posting.roles.length > 0 ? '' : posting.title),
    said('introduction', plainOf(first ? [first] : [])),
    said('company', posting.company),
    said('experience', experience[posting.level]),
    // The board leaves the field for pay empty, and has it in the words.
    said('description', plainOf(pay ? [...others, text(`Salary: ${pay.text}`)] : others)),
    said('studies', posting.level === 'entry' ? 'OND , BA/BSc/HND' : 'BA/BSc/HND'),
    said('industry', industries[posting.field] ?? 'General'),
    said('contract', contracts[posting.type]),
    '<working_hours></working_hours>',
    '<salary></salary>',
    said('city_area', place?.area ?? ''),
    said('location', place?.city ?? (posting.workplace === 'remote' ? 'Remote' : '')),
    '<postcode></postcode><contact_name></contact_name><contact_email></contact_email><contact_telephone></contact_telephone>',
    said('region', 'Nigeria'),
    element('pubDate', dayOf(posting.postedAt)),
    element('expiryDate', posting.expiresAt ? dayOf(posting.expiresAt) : ''),
  ]
  return element('item', fields.join(''))
}

const short = (posting: Posted): string =>
  element(
    'item',
    [
      said('title', titleOf(posting)),
      said('industry', industries[posting.field] ?? 'General'),
      said('link', linkOf(posting)),
      element('pubDate', posting.postedAt.toUTCString()),
      said('description', plainOf(posting.body.slice(0, 2))),
    ].join('\n'),
  )

/** Its three feeds; all in what it calls iso-8859-1. */
const feeds: Readonly<Record<string, (posting: Posted) => string>> = {
  '/aggregate_feed.xml': aggregate,
  '/jobsxml.xml': short,
  '/jobsxml_by_categories.xml': short,
}

const answer = (asked: Asked, shown: Shown) => {
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
