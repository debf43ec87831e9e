import type {
  Application,
  ApplicationForm,
  ApplicationStage,
  ApplicationStatus,
} from '../api/applications.ts'
import { dayInLagos } from './calendar.ts'

const stages = {
  saved: 1,
  viewed: 1,
  applied: 2,
  interview: 3,
  offer: 4,
  // Only what was sent is refused. A withdrawal says nothing of how far it went: that is what it had reached before.
  rejected: 2,
  withdrawn: 1,
} as const satisfies Record<ApplicationStatus, ApplicationStage>

/** The furthest stage after `status` is set on an application that had reached `before`. */
export const furthestStage = (status: ApplicationStatus, before: ApplicationStage = 1): ApplicationStage =>
  stages[status] > before ? stages[status] : before

/**
 * One text for all spellings of the same job at the same company: case, width, accents' encoding and spaces do not
 * make it another one. Two applications of a person never share it.
 */
export const trackingKey = (job: { jobTitle: string; companyName: string }): string =>
  [job.jobTitle, job.companyName]
    .map(text => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en'))
    .join('\n')

/** Whether this status says that an application left the person's desk. */
const isSent = (status: ApplicationStatus): boolean => status !== 'saved' && status !== 'viewed'

/** The day of a new application when the person named none: today if its status says that it was sent. */
export const defaultAppliedDate = (status: ApplicationStatus, now: Date): string | null =>
  isSent(status) ? dayInLagos(now) : null

/** Whether this status says that there is an answer: an invitation, an offer or a refusal. */
const isAnswer = (status: ApplicationStatus): boolean =>
  status === 'interview' || status === 'offer' || status === 'rejected'

/** Whether an application ever left the person's desk, whatever became of it. */
export const wasSent = ({ stage }: Pick<Application, 'stage'>): boolean => stage >= 2

/** Whether an answer to it ever came, as far as the application says. */
export const isAnswered = ({ status, stage }: Pick<Application, 'status' | 'stage'>): boolean =>
  stage >= 3 || status === 'rejected'

/**
 * Today, when an edit moves the application to Applied and says nothing of the day; it is for a row that has none.
 * Other moves date nothing: who calls a saved job an offer has not said when it was sent.
 */
export const appliedDateOfMove = (patch: Partial<ApplicationForm>, now: Date): string | undefined =>
  patch.appliedDate === undefined && patch.status === 'applied' ? dayInLagos(now) : undefined

/**
 * What an edit may change. The stage is that of the status beside it, and is sent by an undo alone, which takes back
 * what a move had reached.
 */
export type ApplicationPatch = Partial<ApplicationForm> & { readonly stage?: ApplicationStage | undefined }

/**
 * Today, when an edit moves the application to an answer; it is for a row that has none yet. An undo dates nothing: it
 * goes back to what was so before.
 */
export const answeredDateOfMove = ({ status, stage }: ApplicationPatch, now: Date): string | undefined =>
  status && isAnswer(status) && stage === undefined ? dayInLagos(now) : undefined

/** Whether an edit undoes the move that had brought the answer: the day of that answer goes with it. */
export const takesAnswerBack = ({ status, stage }: ApplicationPatch): boolean =>
  status !== undefined && stage !== undefined && !isAnswered({ status, stage })

const answeredDateAfter = (before: Application, patch: ApplicationPatch, now: Date): string | null => {
  if (takesAnswerBack(patch)) return null
  // It came before this edit, on a day that nobody noted: today is not that day.
  if (isAnswered(before)) return before.answeredDate
  return before.answeredDate ?? answeredDateOfMove(patch, now) ?? null
}

/**
 * The fields of an application that the digest counts and sorts by. It stores them, and so need not read the rows
 * again.
 */
export type ApplicationSummary = Pick<
  Application,
  'id' | 'status' | 'stage' | 'appliedDate' | 'updatedAt' | 'version'
>

/** The application after an edit. */
export const edited = (before: Application, patch: ApplicationPatch, now: Date): Application => ({
  ...before,
  ...patch,
  appliedDate:
    patch.appliedDate === undefined
      ? (before.appliedDate ?? appliedDateOfMove(patch, now) ?? null)
      : patch.appliedDate,
  answeredDate: answeredDateAfter(before, patch, now),
  stage: patch.status ? furthestStage(patch.status, patch.stage ?? before.stage) : before.stage,
  version: before.version + 1,
  updatedAt: now.toISOString(),
})
