import * as z from 'zod/mini'
import { type Application, type ApplicationForm, applicationForm } from '../../../shared/api/applications.ts'
import { defaultAppliedDate } from '../../../shared/domain/application.ts'

/** As the form calls its fields, in its order. */
export const fieldLabels = {
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  status: 'Status',
  appliedDate: 'Date applied',
  jobUrl: 'Job URL',
  notes: 'Notes',
} as const satisfies Record<keyof ApplicationForm, string>

export const formFields = z.keyof(applicationForm).options

export const emptyForm = (now: Date): ApplicationForm => ({
  jobTitle: '',
  companyName: '',
  location: '',
  status: 'applied',
  appliedDate: defaultAppliedDate('applied', now),
  jobUrl: '',
  notes: '',
})

/** What a person may edit of a row. */
export const formOf = (row: Application): ApplicationForm => ({
  jobTitle: row.jobTitle,
  companyName: row.companyName,
  location: row.location,
  status: row.status,
  appliedDate: row.appliedDate,
  jobUrl: row.jobUrl,
  notes: row.notes,
})

/**
 * The fields of `after` that are not as in `before`. A move to Applied also says that it has no day, for the day that
 * is not named would be today.
 */
export const changesBetween = (before: ApplicationForm, after: ApplicationForm): Partial<ApplicationForm> => {
  const changed = formFields.filter(field => before[field] !== after[field])
  const undated = changed.includes('status') && after.status === 'applied' && after.appliedDate === null
  return Object.fromEntries(
    [...changed, ...(undated ? (['appliedDate'] as const) : [])].map(field => [field, after[field]]),
  )
}
