import { type Application, type ApplicationForm, applicationForm } from '../../../shared/api/applications.ts'

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

export const formFields = applicationForm.keyof().options

export const emptyForm = (today: string): ApplicationForm => ({
  jobTitle: '',
  companyName: '',
  location: '',
  status: 'applied',
  appliedDate: today,
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

/** The fields of `after` that are not as in `before`. */
export const changesBetween = (before: ApplicationForm, after: ApplicationForm): Partial<ApplicationForm> =>
  Object.fromEntries(
    formFields.filter(field => before[field] !== after[field]).map(field => [field, after[field]]),
  )
