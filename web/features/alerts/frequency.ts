import { isFaster } from '../../../shared/domain/alerts.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { type AlertFrequency, type Tier, tiers } from '../../../shared/lists.ts'

export const isAllowed = (frequency: AlertFrequency, fastest: AlertFrequency): boolean =>
  !isFaster(frequency, fastest)

/** The lowest plan with this frequency. */
export const planOf = (frequency: AlertFrequency): Tier =>
  tiers.find(tier => isAllowed(frequency, plans[tier].alerts)) ?? 'elite'

export const frequencyChoices: readonly { value: AlertFrequency; label: string; when: string }[] = [
  { value: 'weekly', label: 'Weekly', when: 'Mondays between 7 and 8 in the morning' },
  { value: 'daily', label: 'Daily', when: 'Every morning between 7 and 8' },
  { value: 'instant', label: 'Instant', when: 'Minutes after Aiki finds a job on a board' },
]

const words = {
  instant: (plan: string) => `Instant${plan}, minutes after Aiki finds a job`,
  daily: (plan: string) => `Daily${plan}, between 7 and 8 in the morning`,
  weekly: (plan: string) => `Weekly${plan}, Mondays between 7 and 8`,
} as const satisfies Record<AlertFrequency, (plan: string) => string>

/** How often an alert notifies: `Weekly on Free, Mondays between 7 and 8`. The plan is named where it does not allow the choice. */
export const frequencyWords = (chosen: AlertFrequency, fastest: AlertFrequency): string =>
  isAllowed(chosen, fastest) ? words[chosen]('') : words[fastest](` on ${plans[planOf(fastest)].name}`)
