import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { optionalUrl } from '../../../shared/api/fields.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'

/** As long as a line of an application may be. */
const longest = 200
/** In characters that people see, so that none is cut in two. */
const line = (text: string): string => {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.length <= longest
    ? oneLine
    : `${oneLine.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** What an advert without a name is tracked under. */
export const unnamedCompany = 'Company not named'

/** What a job is tracked as, and known by. */
export const namesOf = ({ title, company }: Pick<Job, 'title' | 'company'>) => ({
  jobTitle: line(title),
  companyName: line(company) || unnamedCompany,
})

/** Where it came from, and what was odd about it: a warning must not be lost on the way. */
const notesOf = ({ source, warnings }: Job): string =>
  [
    source.board === 'employers'
      ? 'Found on the employer’s own page.'
      : `Found on ${boards[source.board].name}.`,
    ...warnings.map(({ says }) => says),
  ]
    .join('\n')
    .slice(0, notesLimit)

/** A job of the search as an application of the person. */
export const trackForm = (
  job: Job,
): Pick<ApplicationForm, 'jobTitle' | 'companyName' | 'location' | 'jobUrl' | 'notes'> => ({
  ...namesOf(job),
  location: line(job.location),
  jobUrl: optionalUrl.safeParse(job.source.url).success ? job.source.url : '',
  notes: notesOf(job),
})
