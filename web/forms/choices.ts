import { levelLabels } from '../../shared/domain/jobs/kind-labels.ts'
import { experienceLevels, type jobSearchTimelines } from '../../shared/lists.ts'

/** A value of an option list, and the words for it. */
export type Choice = { readonly value: string; readonly label: string }

/** Lists whose values are words already. */
export const sameLabels = (values: readonly string[]): Choice[] =>
  values.map(value => ({ value, label: value }))

/** The values of an option list, each with its label. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map(value => ({ value, label: labels[value] }))

export const levelChoices = choicesOf(experienceLevels, levelLabels)

export const timelineChoices: { value: (typeof jobSearchTimelines)[number]; label: string }[] = [
  { value: 'immediately', label: 'Immediately' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '3-months', label: 'Within 3 months' },
  { value: '6-months', label: 'Within 6 months' },
  { value: 'exploring', label: 'Just exploring' },
]
