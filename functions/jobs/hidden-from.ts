import { companyKey } from '../../shared/domain/jobs/company.ts'
import type { Unwanted } from '../store/hidden-jobs.ts'
import type { IndexedJob, Viewer } from './job-index.ts'

/** What a person does not see: what nobody sees, and what they do not want to see. */
export const hiddenFrom = (
  { hidden, excludedCompanies }: Unwanted,
  publicly: ReadonlySet<string>,
): Viewer['hidden'] => {
  const companies = [...hidden.employers.map(({ name }) => name), ...excludedCompanies]
  return {
    jobs: new Set([...publicly, ...hidden.jobs.map(({ id }) => id)]),
    // An advert that names no company is of no employer that could be hidden.
    employers: new Set(companies.map(companyKey).filter(key => key !== '')),
  }
}

export const isHidden = (
  { id, company }: Pick<IndexedJob, 'id' | 'company'>,
  { jobs, employers }: Viewer['hidden'],
): boolean => jobs.has(id) || (employers.size > 0 && employers.has(companyKey(company)))
