import { dayMs } from './calendar.ts'
import { accessEndOf, type Life, renews, retainedDays } from './subscription.ts'

/** When a renewal is tried, in days after the end of what is paid for. */
export const chargeDays = [0, 3, 6] as const
/** How long before the end of a trial, or of a month that does not renew by itself, the person is notified, in days. */
const trialNoticeDays = 2
const periodNoticeDays = 3
/** How long before the removal of what only a paid plan stores the person is notified, in days. */
export const removalNoticeDays = 7

const stepNames = [
  'trial-ending',
  'trial-ended',
  'period-ending',
  'charge-1',
  'charge-2',
  'charge-3',
  'ended',
  'removal-near',
  'data-removed',
] as const
type StepName = (typeof stepNames)[number]

/** A scheduled step. The id contains what the step is about, so that another end of the plan is another step. */
export type Step = { readonly name: StepName; readonly id: string; readonly at: number }

export const isCharge = ({ name }: Pick<Step, 'name'>): boolean => name.startsWith('charge-')

const step = (name: StepName, at: number, about: number): Step => ({
  name,
  at,
  id: `${name}@${new Date(about).toISOString()}`,
})

const ofTrial = ({ trial, paid }: Life): Step[] => {
  // A person who has paid on is not notified, because access goes on.
  if (!trial || paid.some(({ end }) => end > trial.end)) return []
  return [
    step('trial-ending', trial.end - trialNoticeDays * dayMs, trial.end),
    step('trial-ended', trial.end, trial.end),
  ]
}

const ofPaid = (life: Life): Step[] => {
  const end = life.paid.at(-1)?.end
  const over = accessEndOf(life)
  if (end === undefined || over === null) return []
  const before = renews(life)
    ? (['charge-1', 'charge-2', 'charge-3'] as const).map((name, n) =>
        step(name, end + (chargeDays[n] ?? 0) * dayMs, end),
      )
    : life.cancelledAt === null
      ? [step('period-ending', end - periodNoticeDays * dayMs, end)]
      : []
  const removal = over + retainedDays * dayMs
  return [
    ...before,
    step('ended', over, end),
    step('removal-near', removal - removalNoticeDays * dayMs, end),
    step('data-removed', removal, end),
  ]
}

/** All scheduled steps of a subscription, earliest first. */
export const stepsOf = (life: Life): Step[] =>
  [...ofTrial(life), ...ofPaid(life)].toSorted((a, b) => a.at - b.at)

/** The steps that are not done yet, both future and overdue. */
export const stepsLeft = (life: Life, done: ReadonlySet<string>): Step[] =>
  stepsOf(life).filter(({ id }) => !done.has(id))

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** When an open payment is checked at the provider: times after its beginning. */
const checksAfter = [10 * minute, hour, 6 * hour, day, 2 * day, 3 * day]
/** The same for a refund, from the decision to refund. The provider may take ten working days. */
const refundChecksAfter = [
  10 * minute,
  30 * minute,
  ...[1, 6, 24, 48, 72, 120, 168, 240, 336].map(n => n * hour),
]

const next = (after: readonly number[], since: Date, checks: number): Date | null => {
  const wait = after[checks]
  return wait === undefined ? null : new Date(since.getTime() + wait)
}

/** When the provider is asked next, after this many checks; null when the checks end. */
export const nextCheck = (begunAt: Date, checks: number): Date | null => next(checksAfter, begunAt, checks)

/** The same for a refund; null when an operator must look at it. */
export const nextRefundCheck = (decidedAt: Date, checks: number): Date | null =>
  next(refundChecksAfter, decidedAt, checks)
