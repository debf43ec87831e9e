import * as z from 'zod/mini'
import { type Preferences, type PreferencesForm, preferencesForm } from '../../../shared/api/preferences.ts'
import { tagList, tags } from '../../forms/tag-list.ts'
import { amountText } from '../../forms/typed.ts'
import { typedAmount } from '../../forms/typed-field.ts'
import { draft } from '../../kit/draft.ts'

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

/** All that a save sends, as it is in this row. What has no editor goes along as it is. */
export const formOf = ({ version: _, updatedAt: __, ...form }: Preferences): PreferencesForm => form

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

/** What the person saw when they began, its version, and what they typed. */
const preferencesDraft = z.object({ version: z.int(), before: typed, values: typed })
export type PreferencesDraft = z.infer<typeof preferencesDraft>

export const preferencesDraftOf = (sub: string) => draft(sub, 'preferences', preferencesDraft)
