import { dayMs } from '../calendar.ts'

/** So many reports that count hide an advert from everybody. */
export const reportsToHide = 3

/** A report of a younger account does not count, so that nobody hides an advert with accounts made for it. */
const countsAfter = dayMs

/** Whether the report of an account counts towards hiding. `since`: ISO 8601, or null for an account without a profile. */
export const reportCounts = (since: string | null, now: Date): boolean =>
  since !== null && now.getTime() - Date.parse(since) >= countsAfter

/**
 * What becomes of a reported advert. `open`: shown, and not looked at. `hidden`: by reports, until an operator looks.
 * `kept` and `removed`: what an operator decided.
 */
export const reportedStates = ['open', 'hidden', 'kept', 'removed'] as const
export type ReportedState = (typeof reportedStates)[number]

/** An operator shows an advert again, or hides it for good. */
export type ReportDecision = Extract<ReportedState, 'kept' | 'removed'>

export type Reported = {
  readonly state: ReportedState
  /** How many people have reported the advert since an operator last looked. */
  readonly waiting: number
  /** How many of those reports count towards hiding. */
  readonly counting: number
  /** How many people have ever reported it. */
  readonly total: number
}

export const unreported: Reported = { state: 'open', waiting: 0, counting: 0, total: 0 }

/** After the report of one more person. A decision of an operator holds until three more reports count. */
export const afterReport = (
  { state, waiting, counting: before, total }: Reported,
  counts: boolean,
): Reported => {
  const counting = before + (counts ? 1 : 0)
  return {
    state: counting >= reportsToHide && state !== 'removed' ? 'hidden' : state,
    waiting: waiting + 1,
    counting,
    total: total + 1,
  }
}

export const afterDecision = ({ total }: Reported, decision: ReportDecision): Reported => ({
  state: decision,
  waiting: 0,
  counting: 0,
  total,
})

/** Whether nobody sees the advert in a list. */
export const isHiddenFromAll = ({ state }: Pick<Reported, 'state'>): boolean =>
  state === 'hidden' || state === 'removed'
