import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../../shared/domain/jobs/listing.ts'
import type { Employer, EmployerReader } from '../connector.ts'
import { pageIn } from '../envelope.ts'
import { flag, id, joined, line, link, moment, places, prose, title } from '../fields.ts'
import { parseRows } from '../reading.ts'

const about = z.object({ name: line })

const row = z.object({
  shortcode: id,
  title,
  url: link,
  employment_type: line,
  telecommuting: flag,
  department: line,
  published_on: moment,
  created_at: moment,
  city: line,
  state: line,
  country: line,
  locations: z.catch(z.array(z.object({ city: line, region: line, country: line })), []),
  experience: line,
  description: prose,
})
type Row = z.output<typeof row>

const placesOf = (job: Row) =>
  job.locations.length > 0
    ? job.locations.map(place => joined([place.city, place.region, place.country]))
    : [joined([job.city, job.state, job.country])]

const listingOf = (same: readonly [Row, ...Row[]], { account, name }: Employer, ownName: string): Listing => {
  const [job] = same
  return {
    ...emptyListing,
    board: 'employers',
    key: `workable:${account}:${job.shortcode}`,
    url: job.url,
    title: job.title,
    company: ownName || name,
    location: places(same.flatMap(placesOf)),
    description: job.description,
    postedAt: job.published_on ?? job.created_at,
    employment: job.employment_type,
    level: job.experience,
    workplace: job.telecommuting ? 'remote' : null,
    tags: job.department ? [job.department] : [],
    isEmployers: true,
  }
}

/** Reads the jobs of an employer. A job in several cities has a row for each of them. */
export const workable: EmployerReader = async (fetch, employer) => {
  const account = encodeURIComponent(employer.account)
  const {
    rows: jobs,
    loose,
    says,
  } = pageIn(
    'jobs',
    about,
    await fetch(`https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`),
  )
  const { rows, ...counted } = parseRows(row, jobs)
  const byCode = new Map<string, [Row, ...Row[]]>()
  for (const job of rows) {
    const same = byCode.get(job.shortcode)
    if (same) same.push(job)
    else byCode.set(job.shortcode, [job])
  }
  return {
    listings: [...byCode.values()].map(same => listingOf(same, employer, says.name)),
    ...counted,
    ...(loose.length > 0 && { loose }),
  }
}
