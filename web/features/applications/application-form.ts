import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationForm,
  type ApplicationStatus,
  applicationForm,
  applicationStatus,
} from '../../../shared/api/applications.ts'
import { appliedDateOfMove, defaultAppliedDate } from '../../../shared/domain/application.ts'
import { dayInWords } from '../../../shared/domain/calendar.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { changedFields, differencesOf, pick } from '../../forms/changes.ts'
import { formDraft } from '../../kit/draft.ts'

export const fieldLabels = {
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  status: 'Status',
  appliedDate: 'Date applied',
  jobUrl: 'Job URL',
  notes: 'Notes',
} as const satisfies Record<keyof ApplicationForm, string>

export const fieldNames = z.keyof(applicationForm)

export const emptyForm = (now: Date): ApplicationForm => ({
  jobTitle: '',
  companyName: '',
  location: '',
  status: 'applied',
  appliedDate: defaultAppliedDate('applied', now),
  jobUrl: '',
  notes: '',
})

/** The fields as typed, without limits, because a draft may not be valid yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  appliedDate: z.nullable(z.string()),
  jobUrl: z.string(),
  notes: z.string(),
})

/** The fields of a row that a person may edit. */
export const formOf = (row: Application): ApplicationForm => typedFields.parse(row)

/** The draft of the edit dialog of an application; null: of the add dialog. */
export const applicationDraft = (sub: string, id: string | null) =>
  formDraft(sub, `application.${id ?? 'new'}`, typedFields)

/**
 * The fields that differ. A move to Applied without a day also sends the empty day, because the server would otherwise
 * choose a day for it.
 */
export const changesBetween = (before: ApplicationForm, after: ApplicationForm): Partial<ApplicationForm> => {
  const changed = changedFields(before, after)
  const isUndated = changed.includes('status') && after.status === 'applied' && after.appliedDate === null
  return pick(after, isUndated ? [...changed, 'appliedDate'] : changed)
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
  return form[field] ?? ''
}

/** Both versions of the fields that a save would overwrite. */
export const applicationDifferences = differencesOf(fieldNames.options, fieldLabels, shown)
