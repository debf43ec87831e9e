import * as z from 'zod/mini'
import type { CareerRecord } from '../../../shared/api/record.ts'
import {
  type EducationEntry,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
} from '../../../shared/api/resume-form.ts'
import { type Likeness, likenessOfJobs, likenessOfStudies } from '../../../shared/domain/resume/same-entry.ts'
import { placesAmong } from '../../../shared/domain/three-way.ts'
import { differencesOf } from '../../forms/changes.ts'
import type { Difference } from '../../forms/two-versions.tsx'
import { recordLabels } from '../../record/labels.ts'
import { nameOfTexts } from '../../record/record-form.ts'
import { withComparedLines } from '../../writing/text-differences.tsx'

type Kind<Entry> = {
  readonly field: 'workExperience' | 'education'
  readonly likeness: (one: Entry, other: Entry) => Likeness
  readonly nameOf: (entry: Entry) => string
  readonly textOf: (entry: Entry) => string
}

const jobs: Kind<WorkEntry> = {
  field: 'workExperience',
  likeness: likenessOfJobs,
  nameOf: ({ jobTitle, company }) => nameOfTexts(jobTitle, company),
  textOf: ({ jobTitle, company, place, duration, description }) =>
    [nameOfTexts(jobTitle, company, place, duration), description].filter(text => text !== '').join('\n'),
}
const studies: Kind<EducationEntry> = {
  field: 'education',
  likeness: likenessOfStudies,
  nameOf: ({ degree, school }) => nameOfTexts(degree, school),
  textOf: ({ degree, school, year, gpa }) => nameOfTexts(degree, school, year, gpa),
}

/** Each entry that differs, beside the same entry of the other side; both lists whole if only their order differs. */
const entryDifferences = <Entry>(
  { field, likeness, nameOf, textOf }: Kind<Entry>,
  theirs: readonly Entry[],
  mine: readonly Entry[] | undefined,
): Difference[] => {
  if (!mine) return []
  const places = placesAmong(theirs, mine, likeness)
  const missing = theirs.filter((_, at) => !places.includes(at))
  const differing = [
    ...mine.map((entry, at) => ({ theirs: theirs[places[at] ?? -1], mine: entry, entry })),
    ...missing.map(entry => ({ theirs: entry, mine: undefined, entry })),
  ]
    .map(both => ({
      name: [recordLabels[field], nameOf(both.entry)].filter(text => text !== '').join(': '),
      theirs: both.theirs ? textOf(both.theirs) : '',
      mine: both.mine ? textOf(both.mine) : '',
    }))
    .filter(both => both.theirs !== both.mine)
  const whole = (entries: readonly Entry[]): string => entries.map(textOf).join('\n\n')
  const all = { name: recordLabels[field], theirs: whole(theirs), mine: whole(mine) }
  return (differing.length > 0 ? differing : [all]).map(withComparedLines)
}

const textFields = z.keyof(z.omit(resumeForm, { workExperience: true, education: true }))
const textDifferences = differencesOf<z.infer<typeof textFields>, ResumeForm>(
  textFields.options,
  recordLabels,
  (form, field) => form[field] ?? '',
)

/** Both versions of what the person has to choose between. */
export const recordDifferences = ({ form }: CareerRecord, mine: Partial<ResumeForm>): Difference[] => [
  ...textDifferences(form, mine),
  ...entryDifferences(jobs, form.workExperience, mine.workExperience),
  ...entryDifferences(studies, form.education, mine.education),
]
