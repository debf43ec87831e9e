import { brokenItem, element, escaped, feed, lagosDate, revalidated, rss } from './feeds.ts'
import { htmlOf, slugOf } from './markup.ts'
import type { Posted } from './posted.ts'
import { type BoardRequest, type BoardState, type StandIn, withBroken } from './stand-in.ts'
import { shortPlace } from './world/places.ts'

const item = ({ title, company, key, body, place, pay, openings, postedAt }: Posted): string => {
  const link = `https://www.jobzilla.ng/jobs/${slugOf(title, 'at', company)}-${key}`
  const facts = [place && `Location: ${shortPlace(place)}`, pay && `Salary: ${pay.text}`].filter(Boolean)
  return element(
    'item',
    [
      escaped('title', `${title} at ${company}${openings > 1 ? ` (${openings} Openings)` : ''}`),
      escaped('guid', link),
      escaped('link', link),
      escaped('description', `${htmlOf(body)}<p>${facts.join('<br>')}</p>`),
      element('pubDate', lagosDate(postedAt)),
    ].join(''),
  )
}

const answer = (asked: BoardRequest, shown: BoardState) => {
  if (asked.path !== '/feed') return undefined
  const body = rss({
    title: 'Jobzilla',
    link: 'https://www.jobzilla.ng',
    description: 'Latest jobs in Nigeria',
    items: withBroken(shown.postings.slice(0, 200).map(item), brokenItem, shown),
  })
  return revalidated(feed(body), asked)
}

export const jobzilla: StandIn = { board: 'jobzilla', hosts: ['www.jobzilla.ng', 'jobzilla.ng'], answer }
