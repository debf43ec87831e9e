import { type ApplicationForm, notesLimit } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { jobId, optionalUrl } from '../../../shared/api/fields.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { cutLine } from '../../../shared/domain/cut-line.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { trackedNames } from '../../../shared/domain/jobs/tracked-names.ts'
import { failedWords } from '../../kit/notify-failed.ts'
import { hasCode, isSignedOut } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

/** The most skills of an application, and the most characters of a skill and of a location. */
const mostSkills = 40
const longestSkill = 100
const longestLocation = 200

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
  readonly closesOn: string | null
}

export const trackForm = (job: Job): TrackForm => ({
  ...trackedNames(job),
  location: cutLine(job.location, longestLocation),
  jobUrl: optionalUrl.safeParse(job.source.url).success ? job.source.url : '',
  notes: notesOf(job),
  jobId: jobId.safeParse(job.id).success ? job.id : null,
  skills: job.skills
    .map(skill => cutLine(skill, longestSkill))
    .filter(skill => skill !== '')
    .slice(0, mostSkills),
  closesOn: job.expiresAt === null ? null : dayInLagos(new Date(job.expiresAt)),
})

const failed = (title: string, description: string): Notice => ({ kind: 'error', title, description })

/** The toast for a job that is tracked already. */
export const alreadyTracked: Notice = {
  kind: 'info',
  title: 'Already Tracked',
  description: 'This job is already in your applications.',
}

/** The toast where a job was not tracked, after Track Job (`saved`) or View Job (`viewed`). Null: no toast. */
export const trackErrorNotice = (error: unknown, status: 'saved' | 'viewed'): Notice | null => {
  const isPressed = status === 'saved'
  const isTracked = hasCode(error, 'already_tracked')
  const isFull = hasCode(error, 'too_many_applications')
  if (isSignedOut(error))
    return failed('Login required', isPressed ? 'Log in to track jobs.' : 'Log in to view jobs.')
  if (!isPressed)
    return isFull || isTracked ? null : failed('Tracking Error', 'Could not track job automatically.')
  if (isTracked) return alreadyTracked
  return failed('Error', isFull ? error.message : failedWords('Could not save job.', error))
}

/** Whether a second press may help: nobody answered, or the server failed. */
export const mayTryAgain = (error: unknown): boolean => !(error instanceof ApiError && error.status < 500)
