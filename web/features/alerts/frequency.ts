import { isFaster } from '../../../shared/domain/alert-times.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { type AlertFrequency, type Tier, tiers } from '../../../shared/lists.ts'

export const isAllowed = (frequency: AlertFrequency, fastest: AlertFrequency): boolean =>
  !isFaster(frequency, fastest)

/** The lowest plan that has it. */
export const planOf = (frequency: AlertFrequency): Tier =>
  tiers.find(tier => isAllowed(frequency, plans[tier].alerts)) ?? 'elite'

/** A choice of the form: its name, and when that is. */
export const frequencyChoices: readonly { value: AlertFrequency; label: string; when: string }[] = [
  { value: 'weekly', label: 'Weekly', when: 'Mondays at 7 in the morning' },
  { value: 'daily', label: 'Daily', when: 'Every morning at 7' },
  { value: 'instant', label: 'At once', when: 'Minutes after Aiki finds a job on a board' },
]

const words = {
  instant: (on: string) => `At once${on}, minutes after Aiki finds a job`,
  daily: (on: string) => `Daily${on}, at 7 in the morning`,
  weekly: (on: string) => `Weekly${on}, Mondays at 7`,
} as const satisfies Record<AlertFrequency, (on: string) => string>

/** How often it really tells: `Weekly on Free, Mondays at 7`. The plan is named where it holds the choice back. */
export const frequencyWords = (chosen: AlertFrequency, fastest: AlertFrequency): string =>
  isAllowed(chosen, fastest) ? words[chosen]('') : words[fastest](` on ${plans[planOf(fastest)].name}`)
