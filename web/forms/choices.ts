import type { experienceLevels, jobSearchTimelines } from '../../shared/lists.ts'

/** A value of an option list, and the words for it. */
export type Choice = { readonly value: string; readonly label: string }

/** Lists whose values are words already. */
export const sameLabels = (values: readonly string[]): Choice[] =>
  values.map(value => ({ value, label: value }))

export const levelChoices: { value: (typeof experienceLevels)[number]; label: string }[] = [
  { value: 'entry', label: 'Entry level' },
  { value: 'mid', label: 'Mid level' },
  { value: 'senior', label: 'Senior' },
  { value: 'executive', label: 'Executive' },
]

export const timelineChoices: { value: (typeof jobSearchTimelines)[number]; label: string }[] = [
  { value: 'immediately', label: 'Immediately' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '3-months', label: 'Within 3 months' },
  { value: '6-months', label: 'Within 6 months' },
  { value: 'exploring', label: 'Just exploring' },
]
