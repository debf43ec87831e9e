import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { jobId, optionalUrl } from '../../../shared/api/fields.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { hasCode, isSignedOut } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

/** The text in one line of at most so many characters, without half a character at its end. */
const line = (text: string, longest = 200): string => {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return oneLine.length <= longest
    ? oneLine
    : `${oneLine.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The most skills of an application, and the most characters of a skill. */
const mostSkills = 40
const longestSkill = 100

export const unnamedCompany = 'Company not named'

/** The title and company of a job as of its application. A job with the same ones is tracked already. */
export const namesOf = ({ title, company }: Pick<Job, 'title' | 'company'>) => ({
  jobTitle: line(title),
  companyName: line(company) || unnamedCompany,
})

/** The board of the job, and its warnings, which must not be lost. */
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

const failed = (title: string, description: string): Notice => ({ kind: 'error', title, description })

/** The toast where a job was not tracked, after Track Job (`saved`) or View Job (`viewed`). Null: no toast. */
export const trackErrorNotice = (error: unknown, status: 'saved' | 'viewed'): Notice | null => {
  const isPressed = status === 'saved'
  const isTracked = hasCode(error, 'already_tracked')
  const isFull = hasCode(error, 'too_many_applications')
  if (isSignedOut(error))
    return failed('Login required', isPressed ? 'Log in to track jobs.' : 'Log in to view jobs.')
  if (!isPressed)
    return isFull || isTracked ? null : failed('Tracking Error', 'Could not track job automatically.')
  if (isTracked)
    return { ...failed('Already Tracked', 'This job is already in your applications.'), kind: 'info' }
  return failed('Error', isFull ? error.message : 'Could not save job.')
}
