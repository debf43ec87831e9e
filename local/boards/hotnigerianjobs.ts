import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { list, type Posted } from './posted.ts'
import { htmlOf, slugOf } from './prose.ts'
import { revalidated } from './revalidated.ts'
import { brokenItem, element, escaped, feed, lagosDate, rss } from './rss.ts'
import { type Asked, type Shown, type StandIn, withBroken } from './stand-in.ts'
import { type Place, shortPlace } from './world/place.ts'

/** Addresses are cut in the middle of a word. */
const linkOf = (key: string, title: string): string =>
  `https://www.hotnigerianjobs.com/hotjobs/${key}/${slugOf(title).slice(0, 50)}.html`

const titleOf = ({ title, company }: Posted): string => (company ? `${title} at ${company}` : title)

const stateOf = ({ area, city, region }: Place): string => {
  if (region === 'FCT') return `${shortPlace({ area, city, region, country: '', code: '' })} (FCT)`
  const town = area ? `${area}, ` : ''
  return `${city === region ? town : `${city}, `}${region} State`
}

/** Employer, place and pay have no fields: they are said, as the board says them, before the employer's own words. */
const preface = ({ title, company, place, pay, openings }: Posted): string => {
  const who = company || 'A reputable organisation'
  const many = openings > 1 ? `positions (${openings} slots)` : 'position'
  const where = place ? `, located in ${stateOf(place)}.` : '. The work is remote.'
  return [
    `${who} is recruiting suitable candidates to fill the ${many} below${where}`,
    `Job Title: ${title}`,
    ...(pay ? [`Salary: ${pay.text}`] : []),
  ]
    .map(words => `<p>${escapeHtml(words)}</p>`)
    .join('')
}

const single = (posting: Posted): string =>
  element(
    'item',
    [
      escaped('title', titleOf(posting)),
      escaped('link', linkOf(posting.key, titleOf(posting))),
      escaped('description', preface(posting) + htmlOf(posting.body)),
      '<category></category>',
      element('pubDate', lagosDate(posting.postedAt)),
    ].join(''),
  )

/** Adverts of one employer are collected in one more, which repeats them. */
const digest = (company: string, theirs: readonly Posted[]): string => {
  const title = `${company} Job Recruitment (${theirs.length} Positions)`
  const newest = theirs[0]
  return element(
    'item',
    [
      escaped('title', title),
      escaped('link', linkOf(String(Number(newest?.key ?? 0) + 1), title)),
      escaped(
        'description',
        htmlOf([
          list(
            `${company} is recruiting to fill the following positions`,
            theirs.map(({ title: role }) => role),
          ),
        ]),
      ),
      '<category></category>',
      element('pubDate', lagosDate(newest?.postedAt ?? new Date(0))),
    ].join(''),
  )
}

/** Fewer make no digest. */
const atLeast = 4

const digests = (postings: readonly Posted[]): readonly string[] =>
  [...Map.groupBy(postings, ({ company }) => company)]
    .filter(([company, theirs]) => company !== '' && theirs.length >= atLeast)
    .map(([company, theirs]) => digest(company, theirs))

const answer = (asked: Asked, shown: Shown) => {
  if (asked.path !== '/feed/rss.xml') return undefined
  const items = [...digests(shown.postings), ...shown.postings.map(single)]
  const body = rss({
    title: 'Hot Nigerian Jobs',
    link: 'https://www.hotnigerianjobs.com',
    description: 'Latest Nigerian jobs',
    items: withBroken(items, brokenItem, shown),
  })
  return revalidated(feed(body), asked)
}

export const hotnigerianjobs: StandIn = {
  board: 'hotnigerianjobs',
  hosts: ['www.hotnigerianjobs.com', 'hotnigerianjobs.com'],
  answer,
}
