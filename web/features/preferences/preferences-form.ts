import * as z from 'zod/mini'
import { type Preferences, type PreferencesForm, preferencesForm } from '../../../shared/api/preferences.ts'
import { differencesOf } from '../../forms/changes.ts'
import { amountText } from '../../forms/typed.ts'
import { tagList, tags, typedAmount } from '../../forms/typed-field.ts'
import { formDraft } from '../../kit/draft.ts'
import { preferenceLabels, shown } from './words.ts'

const { shape } = preferencesForm

/** What the fields of the form hold as typed, and what becomes of each. The salaries need not be in order. */
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

/** The fields as they read before anything is typed. */
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

/** What a save sends, as it is in this row: also what has no field in the form. */
export const withoutVersion = ({ version: _, updatedAt: __, ...form }: Preferences): PreferencesForm => form

/** As typed: a draft may hold what the form would not take yet. */
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

/** Both versions of the fields that a save would overwrite. */
export const preferenceDifferences = differencesOf(preferenceFieldNames.options, preferenceLabels, shown)
