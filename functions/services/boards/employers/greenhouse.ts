import * as z from 'zod/mini'
import { emptyListing } from '../../../../shared/domain/jobs/listing.ts'
import type { EmployerReader } from '../connector.ts'
import { rowsIn } from '../envelope.ts'
import { id, line, link, moment, names, prose, title } from '../fields.ts'
import { readRows } from '../reading.ts'

const row = z.object({
  id,
  absolute_url: link,
  title,
  company_name: line,
  location: z.catch(z.object({ name: line }), { name: '' }),
  first_published: moment,
  updated_at: moment,
  application_deadline: moment,
  /** HTML that is escaped twice. */
  content: prose,
  departments: names,
})

export const greenhouse: EmployerReader = async (fetch, { account, name }) => {
  const address = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(account)}/jobs?content=true`
  const jobs = rowsIn('jobs', await fetch(address))
  return readRows(row, jobs, job => ({
    ...emptyListing,
    board: 'employers',
    key: `greenhouse:${account}:${job.id}`,
    url: job.absolute_url,
    title: job.title,
    company: job.company_name || name,
    location: job.location.name,
    description: job.content,
    postedAt: job.first_published ?? job.updated_at,
    expiresAt: job.application_deadline,
    tags: job.departments,
    isEmployers: true,
  }))
}
