import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import { answerIn } from './answer.ts'
import type { Connector } from './connector.ts'
import { commaLines, figure, id, line, lines, link, moment, prose, title } from './fields.ts'
import { joined } from './joined.ts'
import { readRows } from './rows.ts'
import { salaryOf } from './salary.ts'

const answer = z.object({ jobs: z.array(z.unknown()) })

const row = z.object({
  id,
  url: link,
  jobTitle: title,
  companyName: line,
  /** Escaped: `Marketing &amp; Sales`. */
  jobIndustry: lines,
  jobType: lines,
  /** `EMEA,  LATAM,  Canada`, or `Anywhere`. */
  jobGeo: commaLines,
  jobLevel: line,
  jobExcerpt: prose,
  jobDescription: prose,
  pubDate: moment,
  salaryMin: figure,
  salaryMax: figure,
  salaryCurrency: line,
  salaryPeriod: line,
  /** How older rows have it. */
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

/** The newest hundred, which is all that it gives at once. */
export const jobicy: Connector = async ({ fetch }) => {
  const { jobs } = answerIn(
    answer,
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
