import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import type { Connector } from './connector.ts'
import { rowsIn } from './envelope.ts'
import { commaLines, id, line, lines, link, moment, prose, salaryOf, title } from './fields.ts'
import { readRows } from './reading.ts'

const row = z.object({
  id,
  url: link,
  title,
  company_name: line,
  category: line,
  tags: lines,
  job_type: line,
  /** A time without a zone. */
  publication_date: moment,
  candidate_required_location: commaLines,
  /** The salary in words; '' where it is missing. */
  salary: line,
  description: prose,
})

/** Reads all jobs in one call. */
export const remotive: Connector = async ({ fetch }) => {
  const jobs = rowsIn('jobs', await fetch('https://remotive.com/api/remote-jobs', { ifChanged: true }))
  return readRows(row, jobs, job => ({
    ...emptyListing,
    board: 'remotive',
    key: job.id,
    url: job.url,
    title: job.title,
    company: job.company_name,
    description: job.description,
    postedAt: job.publication_date,
    employment: job.job_type,
    workplace: 'remote',
    openTo: job.candidate_required_location.length > 0 ? job.candidate_required_location : null,
    salary: salaryOf({ text: job.salary }),
    tags: job.category ? [job.category, ...job.tags] : job.tags,
  }))
}
