import * as z from 'zod/mini'
import { jobDescriptionLimit, resumeRequest } from '../../../shared/api/assistant.ts'
import { optionalText } from '../../../shared/api/fields.ts'
import {
  type EducationEntry,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
} from '../../../shared/api/resume-form.ts'
import { emptyForm } from '../../../shared/domain/resume/form-of-document.ts'
import { allResumeTemplates, resumeModes } from '../../../shared/lists.ts'
import {
  emptyEducation,
  emptyWork,
  nameOfTexts,
  recordFields,
  typedRecordFields,
} from '../../record/record-form.ts'

const { shape } = recordFields

/** The fields of the dialog itself. Some are only stored in the draft, and not sent. */
const dialogShape = {
  template: z.enum(allResumeTemplates),
  mode: z.enum(resumeModes),
  title: resumeRequest.shape.title,
  jobDescription: optionalText(jobDescriptionLimit),
  /** 0: the first page; 1 to 6: the steps of the Detailed Form. */
  step: z.int().check(z.minimum(0), z.maximum(6)),
  /** The form was filled in from the career record. This happens once, so that a cleared field stays empty. */
  isFilled: z.boolean(),
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

/** Quick Generate sends no field of the form, and so requires none, and shows none. */
export const quickFields = z.object({ ...dialogShape, ...shape, ...resumeForm.shape })
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
  ...typedRecordFields.shape,
  ...dialogShape,
  title: z.string(),
  jobDescription: z.string(),
})

/** The form with at least one entry of each kind, because a list without entries shows no fields. */
export const openForm = (form: ResumeForm): ResumeForm => ({
  ...form,
  workExperience: form.workExperience.length > 0 ? form.workExperience : [emptyWork],
  education: form.education.length > 0 ? form.education : [emptyEducation],
})

export const blankForm = openForm(emptyForm)

/** The names of the work entries that the assistant writes bullets for, in their order: those with a description. */
export const entryNames = ({ workExperience }: Pick<ResumeForm, 'workExperience'>): string[] =>
  workExperience
    .filter(({ description }) => description.trim() !== '')
    .map(({ jobTitle, company }) => nameOfTexts(jobTitle, company))

type Field = keyof GenerateFields

/** The steps of the Detailed Form. */
export const formSteps = [
  { title: 'Personal Information', fields: ['fullName', 'email', 'phone', 'location'] },
  { title: 'Professional Summary', fields: ['jobTitle', 'summary'] },
  { title: 'Work Experience', fields: ['workExperience'] },
  { title: 'Education', fields: ['education'] },
  {
    title: 'Skills & Certifications',
    fields: ['technicalSkills', 'softSkills', 'certifications', 'licences'],
  },
  {
    title: 'Links & Additional',
    fields: ['linkedinUrl', 'portfolioUrl', 'githubUrl', 'interests', 'languages', 'referees'],
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
