import * as z from 'zod/mini'
import { emptyListing, type Listing } from '../../../../shared/domain/jobs/listing.ts'
import type { Employer, EmployerReader } from '../connector.ts'
import { rowsIn } from '../envelope.ts'
import {
  figure,
  flag,
  id,
  joined,
  line,
  link,
  moment,
  places,
  prose,
  salaryOf,
  title,
  workplaceOf,
} from '../fields.ts'
import { readRows } from '../reading.ts'

const address = z.catch(
  z.pipe(
    z.object({ postalAddress: z.object({ addressCountry: line }) }),
    z.transform(({ postalAddress }) => postalAddress.addressCountry),
  ),
  '',
)

const component = z.object({
  compensationType: line,
  interval: line,
  currencyCode: line,
  minValue: figure,
  maxValue: figure,
})

const row = z.object({
  id,
  title,
  department: line,
  team: line,
  employmentType: line,
  location: line,
  address,
  secondaryLocations: z.catch(z.array(z.object({ location: line, address })), []),
  publishedAt: moment,
  /** False for a job that only people with its link may see. */
  isListed: z.catch(z.boolean(), true),
  isRemote: flag,
  workplaceType: line,
  jobUrl: link,
  descriptionHtml: prose,
  compensation: z.catch(
    z.object({ compensationTierSummary: line, summaryComponents: z.catch(z.array(component), []) }),
    { compensationTierSummary: '', summaryComponents: [] },
  ),
})
type Row = z.output<typeof row>

const payOf = ({ compensation }: Row) => {
  const pay = compensation.summaryComponents.find(part => part.compensationType === 'Salary')
  return salaryOf({
    text: compensation.compensationTierSummary,
    ...(pay && {
      min: pay.minValue,
      max: pay.maxValue,
      currency: pay.currencyCode,
      period: pay.interval,
    }),
  })
}

const placeOf = ({ location, address: country }: Pick<Row, 'location' | 'address'>) =>
  location.includes(country) ? location : joined([location, country])

/** The employer's name comes from our list, because the job does not name its employer. */
const listingOf = (job: Row, { account, name }: Employer): Listing => ({
  ...emptyListing,
  board: 'employers',
  key: `ashby:${account}:${job.id}`,
  url: job.jobUrl,
  title: job.title,
  company: name,
  location: places([job, ...job.secondaryLocations].map(placeOf)),
  description: job.descriptionHtml,
  postedAt: job.publishedAt,
  employment: job.employmentType,
  workplace: workplaceOf(job.workplaceType) ?? (job.isRemote ? 'remote' : null),
  salary: payOf(job),
  tags: [...new Set([job.department, job.team])].filter(tag => tag !== ''),
  isEmployers: true,
})

export const ashby: EmployerReader = async (fetch, employer) => {
  const board = encodeURIComponent(employer.account)
  const jobs = rowsIn(
    'jobs',
    await fetch(`https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`),
  )
  return readRows(row, jobs, job => (job.isListed ? listingOf(job, employer) : null))
}
