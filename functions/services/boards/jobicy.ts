import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { rowsIn } from './envelope.ts'
import {
  commaLines,
  figure,
  id,
  joined,
  line,
  lines,
  link,
  moment,
  prose,
  salaryOf,
  title,
} from './fields.ts'
import { readRows } from './reading.ts'

const row = z.object({
  id,
  url: link,
  jobTitle: title,
  companyName: line,
  /** The texts are escaped: `Marketing &amp; Sales`. */
  jobIndustry: lines,
  jobType: lines,
  /** A text such as `EMEA,  LATAM,  Canada`, or `Anywhere`. */
  jobGeo: commaLines,
  jobLevel: line,
  jobExcerpt: prose,
  jobDescription: prose,
  pubDate: moment,
  salaryMin: figure,
  salaryMax: figure,
  salaryCurrency: line,
  salaryPeriod: line,
  /** The salary in older rows. */
  annualSalaryMin: figure,
  annualSalaryMax: figure,
})

const payOf = (job: z.output<typeof row>) =>
  salaryOf({
    min: job.salaryMin,
    max: job.salaryMax,
    currency: job.salaryCurrency,
    period: job.salaryPeriod,
  }) ??
  salaryOf({
    min: job.annualSalaryMin,
    max: job.annualSalaryMax,
    currency: job.salaryCurrency,
    period: 'year',
  })

/** Reads the newest hundred jobs, which is the most that the board gives at once. */
export const jobicy: Connector = async ({ fetch }) => {
  const jobs = rowsIn(
    'jobs',
    await fetch('https://jobicy.com/api/v2/remote-jobs?count=100', { ifChanged: true }),
  )
  return readRows(row, jobs, job => ({
    ...emptyListing,
    board: 'jobicy',
    key: job.id,
    url: job.url,
    title: job.jobTitle,
    company: job.companyName,
    description: job.jobDescription || job.jobExcerpt,
    postedAt: job.pubDate,
    employment: joined(job.jobType),
    level: job.jobLevel,
    workplace: 'remote',
    openTo: job.jobGeo.length > 0 ? job.jobGeo : null,
    salary: payOf(job),
    tags: job.jobIndustry,
  }))
}
