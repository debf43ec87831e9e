import * as z from 'zod/mini'
import {
  type EducationEntry,
  filledForm,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
} from '../../shared/api/resume-form.ts'
import { areLinks } from '../../shared/domain/resume/contacts.ts'
import { formDraft } from '../kit/draft.ts'

/** What an import adds to a form of the career: kept in the draft, and never sent. */
const importShape = {
  /** Lines of an imported file that fit into no field. */
  unplaced: z.array(z.string()),
  /** The pasted text of an import. */
  pasted: z.string(),
}

const { shape } = resumeForm
/** A saved form may have other text there, which is shown with this message, and kept until the person mends it. */
const isAddress = (example: string) =>
  z.refine<string>(areLinks, `This is not a web address. Write one such as ${example}, or leave it empty.`)

/** The fields of a form of the career, in the wizard of a resume and on the screen of the record. */
export const recordFields = z.object({
  ...shape,
  linkedinUrl: shape.linkedinUrl.check(isAddress('linkedin.com/in/amina')),
  portfolioUrl: shape.portfolioUrl.check(isAddress('amina.example')),
  githubUrl: shape.githubUrl.check(isAddress('github.com/amina')),
  ...importShape,
})
export type RecordFields = z.infer<typeof recordFields>
/** The fields as typed, which may be invalid. */
export const typedRecordFields = z.object({ ...filledForm.shape, ...importShape })

/** What the person changed in their record on this device, and has not saved. */
export const recordDraft = (sub: string) => formDraft(sub, 'record', typedRecordFields)

export const emptyWork: WorkEntry = { jobTitle: '', company: '', place: '', duration: '', description: '' }
export const emptyEducation: EducationEntry = { degree: '', school: '', year: '', gpa: '' }

const isBlank = (entry: WorkEntry | EducationEntry): boolean =>
  Object.values(entry).every(value => value.trim() === '')

/** The form to send, without blank entries and what is no part of it. */
export const formOf = (values: ResumeForm): ResumeForm => {
  const form = filledForm.parse(values)
  return {
    ...form,
    workExperience: form.workExperience.filter(entry => !isBlank(entry)),
    education: form.education.filter(entry => !isBlank(entry)),
  }
}

/** What an entry is known by: `Staff Nurse, Lagoon Hospital`. */
export const nameOfTexts = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(text => text?.trim()).join(', ')
