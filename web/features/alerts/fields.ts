import * as z from 'zod/mini'
import { type Alert, type AlertForm, alertForm } from '../../../shared/api/alerts.ts'
import { type AlertFrequency, searchJobTypes } from '../../../shared/lists.ts'
import { tagList, tags } from '../../forms/tag-list.ts'
import { amountText } from '../../forms/typed.ts'
import { typedAmount } from '../../forms/typed-field.ts'

const { shape } = alertForm
const jobType = z.enum(searchJobTypes)

/** What the fields of the form hold as typed, and what becomes of each. The salaries need not be in order. */
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

/** As typed: a draft may hold what the form would not take yet. */
export const typedAlert = z.object({
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

/** The fields as they read before anything is typed. */
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

/** What an alert is that begins: all that the contract asks for. */
export const newAlert = (values: AlertValues): AlertForm => ({ ...values, isActive: true })
