/** So many people must report an advert before it is hidden from everybody. */
export const reportsToHide = 3

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
  /** How many people have ever reported it. */
  readonly total: number
}

export const unreported: Reported = { state: 'open', waiting: 0, total: 0 }

/** After the report of one more person. A decision of an operator holds until three more people report the advert. */
export const afterReport = ({ state, waiting, total }: Reported): Reported => {
  const isEnough = waiting + 1 >= reportsToHide
  return {
    state: isEnough && state !== 'removed' ? 'hidden' : state,
    waiting: waiting + 1,
    total: total + 1,
  }
}

export const afterDecision = ({ total }: Reported, decision: ReportDecision): Reported => ({
  state: decision,
  waiting: 0,
  total,
})

/** Whether nobody sees the advert in a list. */
export const isHiddenFromAll = ({ state }: Pick<Reported, 'state'>): boolean =>
  state === 'hidden' || state === 'removed'
