import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationForm,
  type ApplicationStatus,
  applicationForm,
  applicationStatus,
} from '../../../shared/api/applications.ts'
import { appliedDateOfMove, defaultAppliedDate } from '../../../shared/domain/application.ts'
import { appointmentWords } from '../../../shared/domain/appointment.ts'
import { dayInWords } from '../../../shared/domain/calendar.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { changedFields, differencesOf, pick } from '../../forms/changes.ts'
import { formDraft } from '../../kit/draft.ts'
import { noAppointment, typedAppointment, typedFrom, writtenAppointment } from './typed-appointment.ts'

export const fieldLabels = {
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  status: 'Status',
  appliedDate: 'Date applied',
  interview: 'Interview',
  jobUrl: 'Job URL',
  notes: 'Notes',
} as const satisfies Record<keyof ApplicationForm, string>

export const fieldNames = z.keyof(applicationForm)

/** The fields as typed, without limits, because a draft may not be valid yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  appliedDate: z.nullable(z.string()),
  // A draft may be older than this field.
  interview: z._default(typedAppointment, noAppointment),
  jobUrl: z.string(),
  notes: z.string(),
})
export type ApplicationFields = z.infer<typeof typedFields>

/** The form of the dialog: the interview is typed as a day, a time, a zone and a place. */
export const writtenForm = z.extend(applicationForm, {
  interview: z.pipe(writtenAppointment, applicationForm.shape.interview),
})

export const emptyFields = (now: Date): ApplicationFields => ({
  jobTitle: '',
  companyName: '',
  location: '',
  status: 'applied',
  appliedDate: defaultAppliedDate('applied', now),
  interview: noAppointment(),
  jobUrl: '',
  notes: '',
})

/** The fields of a row that a person may edit. */
export const formOf = ({
  jobTitle,
  companyName,
  location,
  status,
  appliedDate,
  interview,
  jobUrl,
  notes,
}: Application): ApplicationForm => ({
  jobTitle,
  companyName,
  location,
  status,
  appliedDate,
  interview,
  jobUrl,
  notes,
})

/** The fields of a row as the dialog shows them. */
export const fieldsOf = (row: Application): ApplicationFields => ({
  ...formOf(row),
  interview: typedFrom(row.interview),
})

/** The draft of the edit dialog of an application; null: of the add dialog. */
export const applicationDraft = (sub: string, id: string | null) =>
  formDraft(sub, `application.${id ?? 'new'}`, typedFields)

/**
 * The fields that differ. A move to Applied without a day also sends the empty day, because the server would otherwise
 * choose a day for it.
 */
export const changesBetween = <Fields extends Pick<ApplicationForm, 'status' | 'appliedDate'>>(
  before: Fields,
  after: Fields,
): Partial<Fields> => {
  const changed = changedFields(before, after)
  const isUndated = changed.includes('status') && after.status === 'applied' && after.appliedDate === null
  return pick(after, isUndated ? [...changed, 'appliedDate'] : changed)
}

/**
 * What an edit sends: what the person changed, as it is written. The interview is compared as it was typed, because two
 * instants can have the same day and time, when clocks go back.
 */
export const changesOf = (
  before: ApplicationFields,
  typed: ApplicationFields,
  form: ApplicationForm,
): Partial<ApplicationForm> => {
  const { interview: _, ...written } = form
  const { interview: __, ...plain } = before
  return { ...pick(form, changedFields(before, typed)), ...changesBetween(plain, written) }
}

/** The day that goes with a status while the person has not typed one. `before`: the row that is edited. */
export const dayWith = (
  status: ApplicationStatus,
  before: Pick<ApplicationForm, 'status' | 'appliedDate'> | null,
  now: Date,
): string | null => {
  if (!before) return defaultAppliedDate(status, now)
  if (before.appliedDate || status === before.status) return before.appliedDate
  return appliedDateOfMove({ status }, now) ?? null
}

const shown = (form: Partial<ApplicationForm>, field: keyof ApplicationForm): string => {
  if (field === 'status') return form.status ? statusLooks[form.status].label : ''
  if (field === 'appliedDate') return form.appliedDate ? dayInWords(form.appliedDate) : ''
  if (field === 'interview')
    return form.interview
      ? [appointmentWords(form.interview), form.interview.place].filter(Boolean).join('\n')
      : ''
  return form[field] ?? ''
}

/** Both versions of the fields that a save would overwrite. */
export const applicationDifferences = differencesOf(fieldNames.options, fieldLabels, shown)
