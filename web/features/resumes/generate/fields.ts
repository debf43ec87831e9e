import * as z from 'zod/mini'
import { jobDescriptionLimit, resumeRequest } from '../../../../shared/api/assistant.ts'
import { optionalText } from '../../../../shared/api/fields.ts'
import {
  type EducationEntry,
  filledForm,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
} from '../../../../shared/api/resume-form.ts'
import { allResumeTemplates, resumeModes } from '../../../../shared/lists.ts'

const { shape } = resumeForm

/** Of the whole dialog; the step and what an import left over are kept with it, and sent with nothing. */
const dialogShape = {
  template: z.enum(allResumeTemplates),
  mode: z.enum(resumeModes),
  title: resumeRequest.shape.title,
  jobDescription: optionalText(jobDescriptionLimit),
  /** 0: before the form; 1 to 6: its steps. */
  step: z.int().check(z.minimum(0), z.maximum(6)),
  /** Lines of an imported file that found no place in the form. */
  unplaced: z.array(z.string()),
  /** The form was filled in with what is known anyway: once, so that what somebody clears stays empty. */
  isFilled: z.boolean(),
  /** A resume that is pasted in, and not read yet. */
  pasted: z.string(),
}

/** One entry at least has what is asked of it; the faults stand at the first. */
const oneWith = <Entry extends Record<string, string>>(
  asked: readonly { readonly field: keyof Entry & string; readonly words: string }[],
) =>
  z.check<Entry[]>(({ value, issues }) => {
    if (value.some(entry => asked.every(({ field }) => entry[field]?.trim()))) return
    for (const { field, words } of asked)
      if (!value[0]?.[field]?.trim())
        issues.push({ code: 'custom', input: value, path: [0, field], message: words })
  })

const work = [
  { field: 'jobTitle', words: 'Job title is required.' },
  { field: 'company', words: 'Company is required.' },
] as const
const education = [
  { field: 'degree', words: 'Degree is required.' },
  { field: 'school', words: 'Institution is required.' },
] as const

/** Quick: of the form nothing is asked, for nothing of it is sent. */
export const quickFields = z.object({ ...dialogShape, ...shape })
/** Detailed: each step asks for what it needs. */
export const detailedFields = z.object({
  ...dialogShape,
  ...shape,
  fullName: shape.fullName.check(z.minLength(1, 'Full name is required.')),
  // No more than that: an import may have found two of them in one line.
  email: shape.email.check(
    z.minLength(1, 'Email is required.'),
    z.regex(/^$|\S@\S/, 'This is not an email address.'),
  ),
  jobTitle: shape.jobTitle.check(z.minLength(1, 'Professional title is required.')),
  summary: shape.summary.check(z.regex(/\S/, 'Professional summary is required.')),
  workExperience: shape.workExperience.check(oneWith<WorkEntry>(work)),
  education: shape.education.check(oneWith<EducationEntry>(education)),
  technicalSkills: shape.technicalSkills.check(z.regex(/\S/, 'Technical skills are required.')),
})
export type GenerateFields = z.input<typeof detailedFields>
export type GenerateValues = z.output<typeof detailedFields>

const text = z.catch(z.string(), '')

/** As typed: a draft may hold what the form would not take yet. */
export const typedFields = z.object({
  ...dialogShape,
  title: text,
  jobDescription: text,
  pasted: text,
  fullName: text,
  email: text,
  phone: text,
  location: text,
  jobTitle: text,
  summary: text,
  workExperience: z.array(z.object({ jobTitle: text, company: text, duration: text, description: text })),
  education: z.array(z.object({ degree: text, school: text, year: text, gpa: text })),
  technicalSkills: text,
  softSkills: text,
  certifications: text,
  linkedinUrl: text,
  portfolioUrl: text,
  githubUrl: text,
  interests: text,
  languages: text,
})

export const emptyWork = { jobTitle: '', company: '', duration: '', description: '' }
export const emptyEducation = { degree: '', school: '', year: '', gpa: '' }

export const emptyForm: ResumeForm = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  jobTitle: '',
  summary: '',
  workExperience: [emptyWork],
  education: [emptyEducation],
  technicalSkills: '',
  softSkills: '',
  certifications: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: '',
}

const isBlank = (entry: Record<string, string>): boolean =>
  Object.values(entry).every(value => value.trim() === '')

/** The form as it is sent: without what only the dialog needs, and without entries that say nothing. */
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

const textNames = z.keyof(z.omit(resumeForm, { workExperience: true, education: true })).options

/** The form, and where it says nothing, what another one says. */
export const filledWhereEmpty = (form: ResumeForm, other: ResumeForm): ResumeForm => {
  const filled = {
    ...form,
    workExperience: form.workExperience.every(isBlank) ? other.workExperience : form.workExperience,
    education: form.education.every(isBlank) ? other.education : form.education,
  }
  for (const name of textNames) if (form[name].trim() === '') filled[name] = other[name]
  return openForm(filled)
}
