import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { jobId, optionalUrl } from '../../../shared/api/fields.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { isSignedOut } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

/** The most characters of a line of an application. */
const longestLine = 200
/** Cuts between characters as people see them, so that no character is cut in two. */
const line = (text: string, longest = longestLine): string => {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.length <= longest
    ? oneLine
    : `${oneLine.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The most skills of an application, and the most characters of a skill. */
const mostSkills = 40
const longestSkill = 100

/** The company of an advert that does not name it. */
export const unnamedCompany = 'Company not named'

/** The names of a job as an application. They say whether the job is tracked already. */
export const namesOf = ({ title, company }: Pick<Job, 'title' | 'company'>) => ({
  jobTitle: line(title),
  companyName: line(company) || unnamedCompany,
})

/** The board that had the job, and the warnings, which must not be lost. */
const notesOf = ({ source, warnings }: Job): string =>
  [
    source.board === 'employers'
      ? 'Found on the employer’s own page.'
      : `Found on ${boards[source.board].name}.`,
    ...warnings.map(({ says }) => says),
  ]
    .join('\n')
    .slice(0, notesLimit)

type TrackForm = Pick<ApplicationForm, 'jobTitle' | 'companyName' | 'location' | 'jobUrl' | 'notes'> & {
  readonly jobId: string | null
  readonly skills: string[]
}

/** A job of the search as an application of the person. */
export const trackForm = (job: Job): TrackForm => ({
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

export const isTrackedAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_tracked'

const failed = (title: string, description: string): Notice => ({ kind: 'error', title, description })

/** The toast where a job was not tracked, after a press (`saved`) or a look at it (`viewed`). Null: there is no toast. */
export const trackErrorNotice = (error: unknown, status: 'saved' | 'viewed'): Notice | null => {
  const isPressed = status === 'saved'
  const isFull = error instanceof ApiError && error.code === 'too_many_applications'
  if (isSignedOut(error))
    return failed('Login required', isPressed ? 'Log in to track jobs.' : 'Log in to view jobs.')
  if (!isPressed)
    return isFull || isTrackedAlready(error)
      ? null
      : failed('Tracking Error', 'Could not track job automatically.')
  if (isTrackedAlready(error))
    return {
      kind: 'info',
      title: 'Already Tracked',
      description: 'This job is already in your applications.',
    }
  return failed('Error', isFull ? error.message : 'Could not save job.')
}
