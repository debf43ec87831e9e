import type { ApplicationStage, ApplicationStatus } from '../api/applications.ts'

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
