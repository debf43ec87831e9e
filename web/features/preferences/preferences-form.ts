import * as z from 'zod/mini'
import { type Preferences, type PreferencesForm, preferencesForm } from '../../../shared/api/preferences.ts'
import { differencesOf } from '../../forms/changes.ts'
import { amountText } from '../../forms/typed.ts'
import { tagList, tags, typedAmount } from '../../forms/typed-field.ts'
import { formDraft } from '../../kit/draft.ts'
import { preferenceLabels, shown } from './words.ts'

const { shape } = preferencesForm

/** The fields as typed, and the values that are saved. The salaries need not be in order. */
export const preferenceFields = z.object({
  jobTitles: tagList(shape.jobTitles),
  locations: tagList(shape.locations),
  keywords: tagList(shape.keywords),
  jobTypes: shape.jobTypes,
  industries: shape.industries,
  salaryMin: typedAmount(shape.salaryMin),
  salaryMax: typedAmount(shape.salaryMax),
  currency: shape.currency,
  remoteOnly: shape.remoteOnly,
  autoApplyEnabled: shape.autoApplyEnabled,
})
export type PreferenceFields = z.input<typeof preferenceFields>
export type PreferenceValues = z.output<typeof preferenceFields>
export type PreferenceField = keyof PreferenceFields

export const preferenceFieldNames = z.keyof(preferenceFields)

export const fieldsOf = (row: Preferences): PreferenceFields => ({
  jobTitles: { tags: row.jobTitles, typed: '' },
  locations: { tags: row.locations, typed: '' },
  keywords: { tags: row.keywords, typed: '' },
  jobTypes: row.jobTypes,
  industries: row.industries,
  salaryMin: amountText(row.salaryMin),
  salaryMax: amountText(row.salaryMax),
  currency: row.currency,
  remoteOnly: row.remoteOnly,
  autoApplyEnabled: row.autoApplyEnabled,
})

/** The whole row as a save sends it, with the values that have no field. */
export const withoutVersion = ({ version: _, updatedAt: __, ...form }: Preferences): PreferencesForm => form

/** The fields in a draft: the form might not accept them yet. */
const typed = z.object({
  jobTitles: tags,
  locations: tags,
  keywords: tags,
  jobTypes: shape.jobTypes,
  industries: shape.industries,
  salaryMin: z.string(),
  salaryMax: z.string(),
  currency: shape.currency,
  remoteOnly: z.boolean(),
  autoApplyEnabled: z.boolean(),
})

export const preferencesDraft = (sub: string) => formDraft(sub, 'preferences', typed)

export const preferenceDifferences = differencesOf(preferenceFieldNames.options, preferenceLabels, shown)
