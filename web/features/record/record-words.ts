import * as z from 'zod/mini'
import type { CareerRecord } from '../../../shared/api/record.ts'
import { type ResumeForm, resumeForm } from '../../../shared/api/resume-form.ts'
import { differencesOf } from '../../forms/changes.ts'
import { recordLabels } from '../../record/labels.ts'
import { nameOfTexts } from '../../record/record-form.ts'

const fieldNames = z.keyof(resumeForm).options

/** A field as it is read in a conflict: each entry of a list on lines of its own. */
const shown = (form: Partial<ResumeForm>, field: keyof ResumeForm): string => {
  if (field === 'workExperience')
    return (form.workExperience ?? [])
      .map(({ jobTitle, company, place, duration, description }) =>
        [nameOfTexts(jobTitle, company, place, duration), description].filter(text => text !== '').join('\n'),
      )
      .join('\n\n')
  if (field === 'education')
    return (form.education ?? [])
      .map(({ degree, school, year, gpa }) => nameOfTexts(degree, school, year, gpa))
      .join('\n')
  return form[field] ?? ''
}

const formDifferences = differencesOf<keyof ResumeForm, ResumeForm>(fieldNames, recordLabels, shown)

export const recordDifferences = ({ form }: CareerRecord, mine: Partial<ResumeForm>) =>
  formDifferences(form, mine)
