import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { id, line, link, moment, prose, title } from './fields.ts'
import { joined, paragraphs } from './joined.ts'
import { roleAtCompany } from './role-at-company.ts'
import { readRows } from './rows.ts'
import { salaryOf } from './salary.ts'
import { feedItems } from './xml.ts'

const item = z.object({
  id,
  link,
  /** `Data Scientist at Ipsos`. */
  title,
  /** The role alone; empty in an advert of several roles (below `/jobs/`). */
  position: line,
  company: line,
  introduction: prose,
  description: prose,
  /** `5 - 8 years`; `- years` where it is not said. */
  experience: line,
  studies: line,
  industry: line,
  contract: line,
  salary: line,
  city_area: line,
  location: line,
  region: line,
  pubDate: moment,
  expiryDate: moment,
})

/** MyJobMag's richest feed, of some hundred. In ISO 8859-1, which the fetch has read. */
export const myjobmag: Connector = async ({ fetch }) => {
  const feed = await fetch('https://www.myjobmag.com/aggregate_feed.xml', { ifChanged: true })
  return readRows(item, feedItems(feed.text), row => {
    const heading = roleAtCompany(row.title)
    return {
      ...emptyListing,
      board: 'myjobmag',
      key: row.id,
      url: row.link,
      title: row.position || heading.title,
      company: row.company || heading.company,
      location: joined([row.city_area, row.location, row.region]),
      description: paragraphs(
        row.introduction,
        row.description,
        /\d/.test(row.experience) ? `Experience: ${row.experience}` : '',
        row.studies && `Qualification: ${row.studies}`,
      ),
      postedAt: row.pubDate,
      expiresAt: row.expiryDate,
      employment: row.contract,
      salary: salaryOf({ text: row.salary }),
      tags: row.industry ? [row.industry] : [],
    }
  })
}
