import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { wordsOf } from '../../shared/domain/jobs/fold.ts'
import {
  type Difference,
  type MergedForms,
  type MergedPart,
  mergedParts,
  singleFields,
} from '../../shared/domain/resume/merge-forms.ts'

// Which parts of an imported resume go into the form of the person.

/** A part of the import: one of its jobs by its place, or all that it has of another kind. */
export type ImportPart = `job ${number}` | Exclude<MergedPart, 'jobs'>

const jobPart = (at: number): ImportPart => `job ${at}`

export const otherParts: readonly Exclude<MergedPart, 'jobs'>[] = mergedParts.filter(part => part !== 'jobs')

export const jobParts = ({ workExperience }: Pick<ResumeForm, 'workExperience'>): ImportPart[] =>
  workExperience.map((_, at) => jobPart(at))

/** People change the order of their names, leave some out and add some when they marry: `Ngozi Eze-Adébáyọ̀`. */
const isNameOfOne = (name: string, other: string): boolean => {
  const [shorter, longer] = [wordsOf(name), wordsOf(other)].sort((one, next) => one.length - next.length)
  return shorter?.every(word => longer?.includes(word)) ?? false
}

/** Whether the import is probably of somebody else: both its name and its email are other ones. */
export const isOfSomebodyElse = ({ differences }: Pick<MergedForms, 'differences'>): boolean => {
  const differs = (field: Difference['field']): Difference | undefined =>
    differences.find(each => each.of === 'person' && each.field === field)
  const name = differs('fullName')
  return name !== undefined && !isNameOfOne(name.mine, name.theirs) && differs('email') !== undefined
}

/** What the import has for the empty fields of the person: a choice, where it is somebody else's. */
export const choicesForEmpty = (mine: ResumeForm, theirs: ResumeForm): Difference[] =>
  singleFields
    .filter(field => mine[field].trim() === '' && theirs[field].trim() !== '')
    .map(field => ({ of: 'person', field, mine: '', theirs: theirs[field] }))

const fieldsOf: Readonly<Record<(typeof otherParts)[number], readonly (keyof ResumeForm)[]>> = {
  schools: ['education'],
  skills: ['technicalSkills', 'softSkills'],
  certificates: ['certifications'],
  licences: ['licences'],
  languages: ['languages'],
  interests: ['interests'],
  referees: ['referees'],
}

const withoutFields = (form: ResumeForm, fields: readonly (keyof ResumeForm)[]): ResumeForm => {
  let next = form
  for (const field of fields)
    next = { ...next, [field]: field === 'education' || field === 'workExperience' ? [] : '' }
  return next
}

/** The import without the parts that the person left out. Of somebody else's, name and contacts fill no empty field. */
export const chosenForm = (
  form: ResumeForm,
  leftOut: readonly ImportPart[],
  isOther: boolean,
): ResumeForm => {
  const fields = otherParts.filter(part => leftOut.includes(part)).flatMap(part => fieldsOf[part])
  return {
    ...withoutFields(form, [...fields, ...(isOther ? singleFields : [])]),
    workExperience: form.workExperience.filter((_, at) => !leftOut.includes(jobPart(at))),
  }
}
