import type { Posted } from './posted.ts'
import { htmlOf, slugOf } from './prose.ts'
import { revalidated } from './revalidated.ts'
import { brokenItem, element, escaped, feed, lagosDate, rss } from './rss.ts'
import { type Asked, type Shown, type StandIn, withBroken } from './stand-in.ts'
import { shortPlace } from './world/place.ts'

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

const answer = (asked: Asked, shown: Shown) => {
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
