import { dayMs } from './period.ts'
import { accessEndOf, keptDays, type Life, renews } from './subscription.ts'

/** When a renewal is tried, in days after the end of what is paid for. */
export const chargeDays = [0, 3, 6] as const
/** How long before its end a trial, or a month that does not renew by itself, is told of, in days. */
const trialNoticeDays = 2
const periodNoticeDays = 3

export const stepNames = [
  'trial-ending',
  'trial-ended',
  'period-ending',
  'charge-1',
  'charge-2',
  'charge-3',
  'ended',
  'data-removed',
] as const
export type StepName = (typeof stepNames)[number]

/** Something that is to happen at a time. The id says what it is about: another end makes it another step. */
export type Step = { readonly name: StepName; readonly id: string; readonly at: number }

export const isCharge = ({ name }: Pick<Step, 'name'>): boolean => name.startsWith('charge-')

const step = (name: StepName, at: number, about: number): Step => ({
  name,
  at,
  id: `${name}@${new Date(about).toISOString()}`,
})

const ofTrial = ({ trial, paid }: Life): Step[] => {
  // Who has paid on hears nothing of an end that is none to them.
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
  return [...before, step('ended', over, end), step('data-removed', over + keptDays * dayMs, end)]
}

/** All that a subscription brings by itself, earliest first. */
export const stepsOf = (life: Life): Step[] =>
  [...ofTrial(life), ...ofPaid(life)].toSorted((a, b) => a.at - b.at)

/** What is still to come, or is overdue, of those that were not done. */
export const stepsLeft = (life: Life, done: ReadonlySet<string>): Step[] =>
  stepsOf(life).filter(({ id }) => !done.has(id))
