import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { line, link, moment, prose, roleAtCompany, title } from './fields.ts'
import { readRows } from './reading.ts'
import { feedItems } from './xml.ts'

const item = z.object({ title, link, description: prose, category: line, pubDate: moment })

/** A digest such as `Rand Bank Job Recruitment (5 Positions)`. Each of its jobs has an item of its own. */
const digest = /\((?:[2-9]|\d{2,})\s+positions\)/i

/** Finds the place in a sentence such as `… is located in Lagos State.` */
const place = /\blocated in (?:the )?([^.;:\n]{2,60}?)\s*(?:[.;:\n]|$)/i

/** The feed has no fields for the employer and the place, so they are read from the title and the text. */
export const hotnigerianjobs: Connector = async ({ fetch }) => {
  const feed = await fetch('https://www.hotnigerianjobs.com/feed/rss.xml', { ifChanged: true })
  return readRows(item, feedItems(feed.text), row =>
    digest.test(row.title)
      ? null
      : {
          ...emptyListing,
          board: 'hotnigerianjobs',
          key: /\/hotjobs\/(\d+)\//.exec(row.link)?.[1] ?? row.link,
          url: row.link,
          ...roleAtCompany(row.title),
          location: place.exec(row.description)?.[1] ?? '',
          description: row.description,
          postedAt: row.pubDate,
          tags: row.category ? [row.category] : [],
        },
  )
}
