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
  // Only a sent application can be refused. A withdrawal doesn't change the stage.
  rejected: 2,
  withdrawn: 1,
} as const satisfies Record<ApplicationStatus, ApplicationStage>

/** The furthest stage after `status` is set on an application that had reached `before`. */
export const furthestStage = (status: ApplicationStatus, before: ApplicationStage = 1): ApplicationStage =>
  stages[status] > before ? stages[status] : before

/**
 * One key for all spellings of the same job at the same company: case, width, the encoding of accents and spaces make
 * no difference. A person cannot have two applications with one key.
 */
export const trackingKey = (job: { jobTitle: string; companyName: string }): string =>
  [job.jobTitle, job.companyName]
    .map(text => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en'))
    .join('\n')

/** Whether an application with this status was sent. */
const isSent = (status: ApplicationStatus): boolean => status !== 'saved' && status !== 'viewed'

/** The day of a new application without one: today if its status says that it was sent. */
export const defaultAppliedDate = (status: ApplicationStatus, now: Date): string | null =>
  isSent(status) ? dayInLagos(now) : null

/** Whether an application with this status has an answer: an invitation, an offer or a refusal. */
const isAnswer = (status: ApplicationStatus): boolean =>
  status === 'interview' || status === 'offer' || status === 'rejected'

/** Whether an application was ever sent, whatever its status is now. */
export const wasSent = ({ stage }: Pick<Application, 'stage'>): boolean => stage >= 2

/** Whether an application ever got an answer, as far as its stage and status say. */
export const isAnswered = ({ status, stage }: Pick<Application, 'status' | 'stage'>): boolean =>
  stage >= 3 || status === 'rejected'

/**
 * Today, if an edit moves the application to Applied without naming a day. Used for a row without a day. Other moves
 * set no day, because a person who calls a saved job an offer has not said when it was sent.
 */
export const appliedDateOfMove = (patch: Partial<ApplicationForm>, now: Date): string | undefined =>
  patch.appliedDate === undefined && patch.status === 'applied' ? dayInLagos(now) : undefined

/**
 * The fields that an edit may change. Only an undo sends the stage, because it restores the stage from before the move.
 */
export type ApplicationPatch = Partial<ApplicationForm> & { readonly stage?: ApplicationStage | undefined }

/**
 * Today, if an edit moves the application to an answer. Used for a row without a day of an answer. An undo sets no day,
 * because it restores the earlier state.
 */
export const answeredDateOfMove = ({ status, stage }: ApplicationPatch, now: Date): string | undefined =>
  status && isAnswer(status) && stage === undefined ? dayInLagos(now) : undefined

/** Whether an edit undoes the move that brought the answer. Then the day of the answer is removed too. */
export const takesAnswerBack = ({ status, stage }: ApplicationPatch): boolean =>
  status !== undefined && stage !== undefined && !isAnswered({ status, stage })

const answeredDateAfter = (before: Application, patch: ApplicationPatch, now: Date): string | null => {
  if (takesAnswerBack(patch)) return null
  // The answer came before this edit, on an unknown day, and not today.
  if (isAnswered(before)) return before.answeredDate
  return before.answeredDate ?? answeredDateOfMove(patch, now) ?? null
}

/**
 * The fields of an application that the digest counts and sorts by. It stores them, and so need not read the rows
 * again.
 */
export type ApplicationSummary = Pick<
  Application,
  'id' | 'status' | 'stage' | 'appliedDate' | 'closesOn' | 'updatedAt' | 'version'
> & { readonly interviewAt: string | null }

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
