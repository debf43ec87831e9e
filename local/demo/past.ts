import type { Application, ApplicationStatus } from '../../shared/api/applications.ts'

/** One application as it went: `path` is what it was and became, the last of it how it stands. */
export type Past = {
  readonly daysAgo: number
  readonly jobTitle: string
  readonly companyName: string
  readonly location: string
  readonly path: readonly [ApplicationStatus, ...ApplicationStatus[]]
  readonly notes?: string
  readonly jobUrl?: string
  readonly origin?: Application['origin']
  readonly aiApplied?: boolean
  /** What its posting asked for, where it was tracked from the search. */
  readonly skills?: string[]
}
