import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { jobId, optionalUrl } from '../../../shared/api/fields.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'

/** As long as a line of an application may be. */
const longestLine = 200
/** In characters that people see, so that none is cut in two. */
const line = (text: string, longest = longestLine): string => {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.length <= longest
    ? oneLine
    : `${oneLine.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The most skills that go with an application, and the most characters of one. */
const mostSkills = 40
const longestSkill = 100

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

type Tracked = Pick<ApplicationForm, 'jobTitle' | 'companyName' | 'location' | 'jobUrl' | 'notes'> & {
  readonly jobId: string | null
  readonly skills: string[]
}

/** A job of the search as an application of the person. */
export const trackForm = (job: Job): Tracked => ({
  ...namesOf(job),
  location: line(job.location),
  jobUrl: optionalUrl.safeParse(job.source.url).success ? job.source.url : '',
  notes: notesOf(job),
  jobId: jobId.safeParse(job.id).success ? job.id : null,
  skills: job.skills
    .map(skill => line(skill, longestSkill))
    .filter(skill => skill !== '')
    .slice(0, mostSkills),
})
