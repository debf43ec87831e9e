import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import {
  id,
  joined,
  line,
  link,
  moment,
  paragraphs,
  prose,
  roleAtCompany,
  salaryOf,
  title,
} from './fields.ts'
import { readRows } from './reading.ts'
import { feedItems } from './xml.ts'

const item = z.object({
  id,
  link,
  /** A text such as `Data Scientist at Ipsos`. */
  title,
  /** The role alone. It is empty in an advert of several roles, whose address begins with `/jobs/`. */
  position: line,
  company: line,
  introduction: prose,
  description: prose,
  /** A text such as `5 - 8 years`, or `- years` where nothing is said. */
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

/** Reads MyJobMag's most detailed feed, of some hundred jobs, which is in ISO 8859-1. */
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
