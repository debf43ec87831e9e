import type { PreferencesForm } from '../../../shared/api/preferences.ts'
import { preferredTypeLabels } from '../../../shared/domain/jobs/kind-labels.ts'
import { preferredJobTypes } from '../../../shared/lists.ts'
import { choicesOf } from '../../forms/choices.ts'

export const preferenceLabels = {
  jobTitles: 'Job titles',
  locations: 'Locations',
  keywords: 'Keywords',
  jobTypes: 'Job types',
  industries: 'Industries',
  salaryMin: 'Minimum salary a month',
  salaryMax: 'Maximum salary a month',
  currency: 'Currency',
  remoteOnly: 'Remote only',
  autoApplyEnabled: 'Auto-apply',
} as const satisfies Partial<Record<keyof PreferencesForm, string>>
type PreferenceField = keyof typeof preferenceLabels

export const typeChoices = choicesOf(preferredJobTypes, preferredTypeLabels)

const word = (value: string): string => typeChoices.find(type => type.value === value)?.label ?? value

export const entries = (list: readonly string[]): string[] => list.map(word)

/** A field in words; empty where nothing is given. */
export const shown = (
  form: Partial<Pick<PreferencesForm, PreferenceField>>,
  field: PreferenceField,
): string => {
  const value = form[field] ?? ''
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return value.toLocaleString('en-NG')
  if (typeof value === 'object') return entries(value).join(', ')
  return value
}
