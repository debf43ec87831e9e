import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { brokenItem, element, escaped, feed, lagosDate, revalidated, rss } from './feeds.ts'
import { htmlOf, slugOf } from './markup.ts'
import { list, type Posted } from './posted.ts'
import { type BoardRequest, type BoardState, type StandIn, withBroken } from './stand-in.ts'
import { type Place, shortPlace } from './world/places.ts'

/** Makes the address of an advert, which the board cuts in the middle of a word. */
const linkOf = (key: string, title: string): string =>
  `https://www.hotnigerianjobs.com/hotjobs/${key}/${slugOf(title).slice(0, 50)}.html`

const titleOf = ({ title, company }: Posted): string => (company ? `${title} at ${company}` : title)

const stateOf = ({ area, city, region }: Place): string => {
  if (region === 'FCT') return `${shortPlace({ area, city, region, country: '', code: '' })} (FCT)`
  const town = area ? `${area}, ` : ''
  return `${city === region ? town : `${city}, `}${region} State`
}

/** Makes the text before the employer's own text, because the board has no fields for employer, place and salary. */
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

/** Makes another advert that lists the adverts of one employer. */
const digest = (company: string, ownPostings: readonly Posted[]): string => {
  const title = `${company} Job Recruitment (${ownPostings.length} Positions)`
  const newest = ownPostings[0]
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
            ownPostings.map(({ title: role }) => role),
          ),
        ]),
      ),
      '<category></category>',
      element('pubDate', lagosDate(newest?.postedAt ?? new Date(0))),
    ].join(''),
  )
}

/** The fewest adverts of an employer with a digest. */
const atLeast = 4

const digests = (postings: readonly Posted[]): readonly string[] =>
  [...Map.groupBy(postings, ({ company }) => company)]
    .filter(([company, ownPostings]) => company !== '' && ownPostings.length >= atLeast)
    .map(([company, ownPostings]) => digest(company, ownPostings))

const answer = (asked: BoardRequest, shown: BoardState) => {
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
