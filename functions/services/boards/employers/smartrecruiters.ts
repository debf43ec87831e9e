import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../../shared/domain/jobs/listing.ts'
import { jsonOrNothing } from '../../../../shared/json.ts'
import { mapBounded } from '../../../store/bounded.ts'
import { BoardError, type BoardFetch, type Employer, type EmployerReader } from '../connector.ts'
import { pageIn } from '../envelope.ts'
import { flag, id, joined, line, link, moment, paragraphs, prose, title, total } from '../fields.ts'
import { callsPerHost, eachOnce, isLast, parseRows, readPages } from '../reading.ts'

const pageSize = 100
const mostPages = 2
/** The list has no descriptions, and each costs a call, so only the newest jobs get one. */
const mostDescriptions = 60

const about = z.object({ totalFound: total })

const labelled = z.catch(z.object({ label: line }), { label: '' })

const row = z.object({
  id,
  name: title,
  releasedDate: moment,
  location: z.catch(
    z.object({
      city: line,
      region: line,
      country: line,
      fullLocation: line,
      remote: flag,
      hybrid: flag,
    }),
    { city: '', region: '', country: '', fullLocation: '', remote: false, hybrid: false },
  ),
  department: labelled,
  typeOfEmployment: labelled,
  experienceLevel: labelled,
})
type Row = z.output<typeof row>

const section = z.catch(z.object({ title: line, text: prose }), { title: '', text: '' })

const sections = z.object({
  jobDescription: section,
  qualifications: section,
  additionalInformation: section,
  companyDescription: section,
})

const detail = z.object({
  postingUrl: z.catch(z.nullable(link), null),
  jobAd: z.catch(z.object({ sections: z.optional(sections) }), {}),
})

/** Returns null where the details can't be read: the job is listed without them. */
const detailOf = async (fetch: BoardFetch, address: string) => {
  try {
    return detail.safeParse(jsonOrNothing((await fetch(address)).text)).data ?? null
  } catch (fault) {
    if (fault instanceof BoardError) return null
    throw fault
  }
}

const listingOf = (job: Row, more: z.output<typeof detail> | null, employer: Employer): Listing => ({
  ...emptyListing,
  board: 'employers',
  key: `smartrecruiters:${employer.account}:${job.id}`,
  url:
    more?.postingUrl ??
    `https://jobs.smartrecruiters.com/${encodeURIComponent(employer.account)}/${encodeURIComponent(job.id)}`,
  title: job.name,
  company: employer.name,
  location:
    job.location.fullLocation || joined([job.location.city, job.location.region, job.location.country]),
  description: paragraphs(
    ...Object.values(more?.jobAd.sections ?? {}).map(part => part.text && `${part.title}\n${part.text}`),
  ),
  postedAt: job.releasedDate,
  employment: job.typeOfEmployment.label,
  level: job.experienceLevel.label,
  workplace: job.location.remote ? 'remote' : job.location.hybrid ? 'hybrid' : null,
  tags: job.department.label ? [job.department.label] : [],
  isEmployers: true,
})

export const smartrecruiters: EmployerReader = async (fetch, employer) => {
  const postings = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(employer.account)}/postings`
  const pageAt = (offset: number) => `${postings}?limit=${pageSize}&offset=${offset}`
  let offset = 0
  const pages = await readPages(mostPages, pageAt(offset), async address => {
    const { rows, loose, says } = pageIn('content', about, await fetch(address))
    offset += rows.length
    return { rows, loose, next: isLast(rows, offset, says.totalFound) ? null : pageAt(offset) }
  })
  const { rows: all, ...page } = pages
  const { rows, ...counted } = parseRows(row, all)
  const listings = await mapBounded(callsPerHost, [...rows.entries()], async ([place, job]) => {
    const more =
      place < mostDescriptions ? await detailOf(fetch, `${postings}/${encodeURIComponent(job.id)}`) : null
    return listingOf(job, more, employer)
  })
  return { ...page, listings: eachOnce(listings), ...counted }
}
