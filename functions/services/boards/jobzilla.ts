import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { line, link, moment, prose, roleAtCompany, title } from './fields.ts'
import { readRows } from './reading.ts'
import { feedItems } from './xml.ts'

const item = z.object({ title, link, guid: line, description: prose, pubDate: moment })

/** The title of an item is `Sales Representative at Example Foods (3 Openings)`. */
export const jobzilla: Connector = async ({ fetch }) => {
  const feed = await fetch('https://www.jobzilla.ng/feed', { ifChanged: true })
  return readRows(item, feedItems(feed.text), row => ({
    ...emptyListing,
    board: 'jobzilla',
    key: row.guid || row.link,
    url: row.link,
    ...roleAtCompany(row.title),
    description: row.description,
    postedAt: row.pubDate,
  }))
}
