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

/** Whether an application with this status has left the person's desk. */
const isSent = (status: ApplicationStatus): boolean => status !== 'saved' && status !== 'viewed'

/**
 * The day an application counts as sent when the person named none: today for all that is added by hand, and for
 * whatever status says that it was sent; none for a job that a search or a file only saved or showed.
 */
export const defaultAppliedDate = (
  { status, origin }: Pick<Application, 'status' | 'origin'>,
  now: Date,
): string | null => (origin === 'manual' || isSent(status) ? dayInLagos(now) : null)

/** Today, when this edit sends a saved job off without naming a day; the row takes it only if it has none yet. */
export const appliedDateOfMove = (patch: Partial<ApplicationForm>, now: Date): string | undefined =>
  patch.appliedDate === undefined && patch.status && isSent(patch.status) ? dayInLagos(now) : undefined

/** The application after an edit. */
export const edited = (before: Application, patch: Partial<ApplicationForm>, now: Date): Application => ({
  ...before,
  ...patch,
  appliedDate:
    patch.appliedDate === undefined
      ? (before.appliedDate ?? appliedDateOfMove(patch, now) ?? null)
      : patch.appliedDate,
  stage: furthestStage(patch.status ?? before.status, before.stage),
  version: before.version + 1,
  updatedAt: now.toISOString(),
})
