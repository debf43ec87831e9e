import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { line, link, moment, prose, title } from './fields.ts'
import { roleAtCompany } from './role-at-company.ts'
import { readRows } from './rows.ts'
import { feedItems } from './xml.ts'

const item = z.object({ title, link, guid: line, description: prose, pubDate: moment })

/** A title is `Sales Representative at Example Foods (3 Openings)`. */
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
