import type { Job } from '../../api/jobs.ts'
import { cutLine } from '../cut-line.ts'

/** The name of a company that an advert does not name. */
export const unnamedCompany = 'Company not named'

/** The most characters of a title or a company of an application. */
const longestName = 200

/** The title and company of a job as of its application. A job with the same ones is tracked already. */
export const trackedNames = ({ title, company }: Pick<Job, 'title' | 'company'>) => ({
  jobTitle: cutLine(title, longestName),
  companyName: cutLine(company, longestName) || unnamedCompany,
})
