import * as z from 'zod/mini'
import { type Alert, type AlertForm, alertForm } from '../../../shared/api/alerts.ts'
import { inNaira } from '../../../shared/domain/plan.ts'
import { type AlertFrequency, searchJobTypes } from '../../../shared/lists.ts'
import { changedFields, differencesOf } from '../../forms/changes.ts'
import { amountText } from '../../forms/typed.ts'
import { tagList, tags, typedAmount } from '../../forms/typed-field.ts'
import { searchTypeChoices } from '../../jobs/search-types.ts'
import { type FormDraft, formDraft } from '../../kit/draft.ts'
import { frequencyChoices } from './frequency.ts'
import { alertLabels, labelIn } from './words.ts'

const { shape } = alertForm
const jobType = z.enum(searchJobTypes)

/** Reads the fields as typed. The salaries may be in any order. */
export const alertFields = z.object({
  title: shape.title,
  keywords: tagList(shape.keywords),
  location: shape.location,
  jobType: z.pipe(
    jobType,
    z.transform(type => (type === 'all' ? null : type)),
  ),
  salaryMin: typedAmount(shape.salaryMin),
  salaryMax: typedAmount(shape.salaryMax),
  frequency: shape.frequency,
  byMail: shape.byMail,
})
export type AlertFields = z.input<typeof alertFields>
export type AlertValues = z.output<typeof alertFields>

export const alertFieldNames = z.keyof(alertFields)

/** The fields as typed, without limits, because a draft may not be valid yet. */
const typedAlert = z.object({
  title: z.string(),
  keywords: tags,
  location: z.string(),
  jobType,
  salaryMin: z.string(),
  salaryMax: z.string(),
  frequency: shape.frequency,
  byMail: z.boolean(),
})

export const emptyFields = (frequency: AlertFrequency): AlertFields => ({
  title: '',
  keywords: { tags: [], typed: '' },
  location: '',
  jobType: 'all',
  salaryMin: '',
  salaryMax: '',
  frequency,
  byMail: true,
})

export const fieldsOf = (alert: Alert): AlertFields => ({
  title: alert.title,
  keywords: { tags: alert.keywords, typed: '' },
  location: alert.location,
  jobType: alert.jobType ?? 'all',
  salaryMin: amountText(alert.salaryMin),
  salaryMax: amountText(alert.salaryMax),
  frequency: alert.frequency,
  byMail: alert.byMail,
})

export const newAlert = (values: AlertValues): AlertForm => ({ ...values, isActive: true })

/** `name`: `new`, `search`, or the id of the alert that is edited. */
export const alertDraft = (sub: string, name: string) => formDraft(sub, `alert.${name}`, typedAlert)

/** Whether a draft belongs to this form: not where the first values differ, such as those of another search. */
export const isSameAlert = (found: FormDraft<AlertFields>, begun: FormDraft<AlertFields>): boolean =>
  found.version > 0 || changedFields(found.before, begun.before).every(field => field === 'frequency')

/** A field in words; '' where it is empty. */
const shown = (values: Partial<AlertValues>, field: keyof AlertValues): string => {
  const value = values[field] ?? ''
  if (field === 'jobType') return labelIn(searchTypeChoices, values.jobType ?? 'all')
  if (field === 'frequency') return labelIn(frequencyChoices, String(value))
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return inNaira(value * 100)
  return typeof value === 'object' ? value.join(', ') : value
}

/** Both versions of the fields that a save would overwrite. */
export const alertDifferences = differencesOf(alertFieldNames.options, alertLabels, shown)
