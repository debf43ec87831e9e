import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationForm,
  type ApplicationStatus,
  applicationForm,
  applicationStatus,
} from '../../../shared/api/applications.ts'
import { appliedDateOfMove, defaultAppliedDate } from '../../../shared/domain/application.ts'
import { dayInWords } from '../../../shared/domain/day-in-words.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import type { Difference } from '../../forms/two-versions.tsx'
import { formDraft } from '../../kit/draft.ts'

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

/** What a person may edit of a row. */
export const formOf = (row: Application): ApplicationForm => {
  const { jobTitle, companyName, location, status, appliedDate, jobUrl, notes } = row
  return { jobTitle, companyName, location, status, appliedDate, jobUrl, notes }
}

/** As typed: a draft may hold what the form would not take yet. */
const typedFields = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  appliedDate: z.nullable(z.string()),
  jobUrl: z.string(),
  notes: z.string(),
})

/** The draft of the edit dialog of an application by its id; null: of the add dialog. */
export const applicationDraft = (sub: string, id: string | null) =>
  formDraft(sub, `application.${id ?? 'new'}`, typedFields)

/**
 * The fields of `after` that are not as in `before`. A move to Applied that has no day names the empty day too, because
 * the server dates a move whose day is left out.
 */
export const changesBetween = (before: ApplicationForm, after: ApplicationForm): Partial<ApplicationForm> => {
  const changed = changedFields(before, after)
  const isUndated = changed.includes('status') && after.status === 'applied' && after.appliedDate === null
  return pick(after, isUndated ? [...changed, 'appliedDate'] : changed)
}

/** The day that goes with a status while the person has named none. `before`: the row that is edited, if it is one. */
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

/** What was changed elsewhere beside what was typed, for the fields that a save would overwrite. */
export const applicationDifferences = (theirs: Application, mine: Partial<ApplicationForm>): Difference[] =>
  fieldNames.options
    .filter(field => field in mine && mine[field] !== theirs[field])
    .map(field => ({ name: fieldLabels[field], theirs: shown(theirs, field), mine: shown(mine, field) }))
