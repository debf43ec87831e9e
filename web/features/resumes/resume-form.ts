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

// The fields of the generate dialog: what it asks first, and the six steps of the Detailed Form.

const { shape } = resumeForm

/** The step, and what an import left over, are stored in the draft, and not sent. */
const dialogShape = {
  template: z.enum(allResumeTemplates),
  mode: z.enum(resumeModes),
  title: resumeRequest.shape.title,
  jobDescription: optionalText(jobDescriptionLimit),
  /** 0: before the form; 1 to 6: its steps. */
  step: z.int().check(z.minimum(0), z.maximum(6)),
  /** Lines of an imported file that found no place in the form. */
  unplaced: z.array(z.string()),
  /** The form was filled in with what is known of the person: once, so that a field that they clear stays empty. */
  isFilled: z.boolean(),
  /** A resume that is pasted in, and not read yet. */
  pasted: z.string(),
}

/** One entry at least has what is required. The errors stand at the first entry. */
const oneWith = <Entry extends Record<string, string>>(
  required: readonly { readonly field: keyof Entry & string; readonly words: string }[],
) =>
  z.check<Entry[]>(({ value, issues }) => {
    if (value.some(entry => required.every(({ field }) => entry[field]?.trim()))) return
    for (const { field, words } of required)
      if (!value[0]?.[field]?.trim())
        issues.push({ code: 'custom', input: value, path: [0, field], message: words })
  })

/** Quick Generate: nothing of the form is required, because nothing of it is sent. */
export const quickFields = z.object({ ...dialogShape, ...shape })
export const detailedFields = z.object({
  ...dialogShape,
  ...shape,
  fullName: shape.fullName.check(z.minLength(1, 'Full name is required.')),
  // No more than an @, because an import may have found two addresses in one line.
  email: shape.email.check(
    z.minLength(1, 'Email is required.'),
    z.regex(/^$|\S@\S/, 'This is not an email address.'),
  ),
  jobTitle: shape.jobTitle.check(z.minLength(1, 'Professional title is required.')),
  summary: shape.summary.check(z.regex(/\S/, 'Professional summary is required.')),
  workExperience: shape.workExperience.check(
    oneWith<WorkEntry>([
      { field: 'jobTitle', words: 'Job title is required.' },
      { field: 'company', words: 'Company is required.' },
    ]),
  ),
  education: shape.education.check(
    oneWith<EducationEntry>([
      { field: 'degree', words: 'Degree is required.' },
      { field: 'school', words: 'Institution is required.' },
    ]),
  ),
  technicalSkills: shape.technicalSkills.check(z.regex(/\S/, 'Technical skills are required.')),
})
export type GenerateFields = z.input<typeof detailedFields>
export type GenerateValues = z.output<typeof detailedFields>

/** As typed: a draft may hold what the form would not take yet. */
export const typedFields = z.object({
  ...dialogShape,
  ...filledForm.shape,
  title: z.string(),
  jobDescription: z.string(),
})

export const emptyWork: WorkEntry = { jobTitle: '', company: '', duration: '', description: '' }
export const emptyEducation: EducationEntry = { degree: '', school: '', year: '', gpa: '' }

const isBlank = (entry: Record<string, string>): boolean =>
  Object.values(entry).every(value => value.trim() === '')

/** The form as it is sent: without the fields of the dialog, and without blank entries. */
export const formOf = (values: GenerateValues): ResumeForm => {
  const form = filledForm.parse(values)
  return {
    ...form,
    workExperience: form.workExperience.filter(entry => !isBlank(entry)),
    education: form.education.filter(entry => !isBlank(entry)),
  }
}

/** The form with at least one entry of each kind, so that there is something to fill in. */
export const openForm = (form: ResumeForm): ResumeForm => ({
  ...form,
  workExperience: form.workExperience.length > 0 ? form.workExperience : [emptyWork],
  education: form.education.length > 0 ? form.education : [emptyEducation],
})

export const blankForm = openForm(emptyForm)

const textNames = z.keyof(z.omit(resumeForm, { workExperience: true, education: true })).options

/** The form; each field that is empty has what another form says. */
export const filledWhereEmpty = (form: ResumeForm, other: ResumeForm): ResumeForm => {
  const filled = {
    ...form,
    workExperience: form.workExperience.every(isBlank) ? other.workExperience : form.workExperience,
    education: form.education.every(isBlank) ? other.education : form.education,
  }
  for (const name of textNames) if (form[name].trim() === '') filled[name] = other[name]
  return openForm(filled)
}

/** The names of the entries of work that have a description, in their order: the assistant writes for these. */
export const entryNames = ({ workExperience }: Pick<ResumeForm, 'workExperience'>): string[] =>
  workExperience
    .filter(({ description }) => description.trim() !== '')
    .map(({ jobTitle, company }) => [jobTitle, company].filter(word => word !== '').join(', '))

type Field = keyof GenerateFields

/** The steps of the Detailed Form, with their fields. */
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

const fieldsBefore: readonly Field[] = ['title', 'template', 'mode', 'jobDescription']

/** The fields of a step; 0 is what the dialog asks before the form. */
export const fieldsOfStep = (step: number): readonly Field[] => formSteps[step - 1]?.fields ?? fieldsBefore

/** The first step that has one of these fields. */
export const stepWith = (fields: readonly string[]): number => {
  if (fieldsBefore.some(field => fields.includes(field))) return 0
  const at = formSteps.findIndex(step => step.fields.some(field => fields.includes(field)))
  return at < 0 ? 0 : at + 1
}
