import * as z from 'zod/mini'
import { jobDescriptionLimit, resumeRequest } from '../../../shared/api/assistant.ts'
import { optionalText } from '../../../shared/api/fields.ts'
import {
  type EducationEntry,
  filledForm,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
} from '../../../shared/api/resume-form.ts'
import { emptyForm } from '../../../shared/domain/resume/form-of-document.ts'
import { allResumeTemplates, resumeModes } from '../../../shared/lists.ts'

const { shape } = resumeForm

/** The fields of the dialog itself. Some are only stored in the draft, and not sent. */
const dialogShape = {
  template: z.enum(allResumeTemplates),
  mode: z.enum(resumeModes),
  title: resumeRequest.shape.title,
  jobDescription: optionalText(jobDescriptionLimit),
  /** 0: the first page; 1 to 6: the steps of the Detailed Form. */
  step: z.int().check(z.minimum(0), z.maximum(6)),
  /** Lines of an imported file that fit into no field. */
  unplaced: z.array(z.string()),
  /** The form was filled in from the profile. This happens once, so that a cleared field stays empty. */
  isFilled: z.boolean(),
  /** The pasted text of an import. */
  pasted: z.string(),
}

/** At least one entry must have the required fields. The errors are shown at the first entry. */
const oneEntryWith = <Entry extends Record<string, string>>(
  required: readonly { readonly field: keyof Entry & string; readonly message: string }[],
) =>
  z.check<Entry[]>(({ value, issues }) => {
    if (value.some(entry => required.every(({ field }) => entry[field]?.trim()))) return
    for (const { field, message } of required)
      if (!value[0]?.[field]?.trim()) issues.push({ code: 'custom', input: value, path: [0, field], message })
  })

/** Quick Generate sends no field of the form, and so requires none. */
export const quickFields = z.object({ ...dialogShape, ...shape })
export const detailedFields = z.object({
  ...dialogShape,
  ...shape,
  fullName: shape.fullName.check(z.minLength(1, 'Full name is required.')),
  // Checks only for an @, because an import may find two addresses in one line.
  email: shape.email.check(
    z.minLength(1, 'Email is required.'),
    z.regex(/^$|\S@\S/, 'This is not an email address.'),
  ),
  jobTitle: shape.jobTitle.check(z.minLength(1, 'Professional title is required.')),
  summary: shape.summary.check(z.regex(/\S/, 'Professional summary is required.')),
  workExperience: shape.workExperience.check(
    oneEntryWith<WorkEntry>([
      { field: 'jobTitle', message: 'Job title is required.' },
      { field: 'company', message: 'Company is required.' },
    ]),
  ),
  education: shape.education.check(
    oneEntryWith<EducationEntry>([
      { field: 'degree', message: 'Degree is required.' },
      { field: 'school', message: 'Institution is required.' },
    ]),
  ),
  technicalSkills: shape.technicalSkills.check(z.regex(/\S/, 'Technical skills are required.')),
})
export type GenerateFields = z.input<typeof detailedFields>
export type GenerateValues = z.output<typeof detailedFields>

/** The fields as typed, which may be invalid. */
export const typedFields = z.object({
  ...dialogShape,
  ...filledForm.shape,
  title: z.string(),
  jobDescription: z.string(),
})

export const emptyWork: WorkEntry = { jobTitle: '', company: '', place: '', duration: '', description: '' }
export const emptyEducation: EducationEntry = { degree: '', school: '', year: '', gpa: '' }

const isBlank = (entry: Record<string, string>): boolean =>
  Object.values(entry).every(value => value.trim() === '')

/** The form to send, without blank entries. */
export const formOf = (values: GenerateValues): ResumeForm => {
  const form = filledForm.parse(values)
  return {
    ...form,
    workExperience: form.workExperience.filter(entry => !isBlank(entry)),
    education: form.education.filter(entry => !isBlank(entry)),
  }
}

/** The form with at least one entry of each kind, because a list without entries shows no fields. */
export const openForm = (form: ResumeForm): ResumeForm => ({
  ...form,
  workExperience: form.workExperience.length > 0 ? form.workExperience : [emptyWork],
  education: form.education.length > 0 ? form.education : [emptyEducation],
})

export const blankForm = openForm(emptyForm)

const textNames = z.keyof(z.omit(resumeForm, { workExperience: true, education: true })).options

/** Fills in the empty fields of a form from another form. */
export const filledWhereEmpty = (form: ResumeForm, other: ResumeForm): ResumeForm => {
  const filled = {
    ...form,
    workExperience: form.workExperience.every(isBlank) ? other.workExperience : form.workExperience,
    education: form.education.every(isBlank) ? other.education : form.education,
  }
  for (const name of textNames) if (form[name].trim() === '') filled[name] = other[name]
  return openForm(filled)
}

/** The names of the work entries that the assistant writes bullets for, in their order: those with a description. */
export const entryNames = ({ workExperience }: Pick<ResumeForm, 'workExperience'>): string[] =>
  workExperience
    .filter(({ description }) => description.trim() !== '')
    .map(({ jobTitle, company }) => [jobTitle, company].filter(word => word !== '').join(', '))

type Field = keyof GenerateFields

/** The steps of the Detailed Form. */
export const formSteps = [
  { title: 'Personal Information', fields: ['fullName', 'email', 'phone', 'location'] },
  { title: 'Professional Summary', fields: ['jobTitle', 'summary'] },
  { title: 'Work Experience', fields: ['workExperience'] },
  { title: 'Education', fields: ['education'] },
  { title: 'Skills & Certifications', fields: ['technicalSkills', 'softSkills', 'certifications'] },
  {
    title: 'Links & Additional',
    fields: ['linkedinUrl', 'portfolioUrl', 'githubUrl', 'interests', 'languages'],
  },
] as const satisfies readonly { title: string; fields: readonly Field[] }[]

export const lastStep = formSteps.length

const firstFields: readonly Field[] = ['title', 'template', 'mode', 'jobDescription']

export const fieldsOfStep = (step: number): readonly Field[] => formSteps[step - 1]?.fields ?? firstFields

/** The first step that has one of these fields. */
export const stepWith = (fields: readonly string[]): number => {
  if (firstFields.some(field => fields.includes(field))) return 0
  const at = formSteps.findIndex(step => step.fields.some(field => fields.includes(field)))
  return at < 0 ? 0 : at + 1
}
