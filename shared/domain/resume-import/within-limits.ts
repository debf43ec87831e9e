import {
  type EducationEntry,
  educationAtMost,
  educationLimits,
  fieldLimits,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
  workAtMost,
  workLimits,
} from '../../api/resume-form.ts'
import { areLinks, linkFields } from '../resume/contacts.ts'

/** Whether an entry says anything. */
export const isFilled = (entry: WorkEntry | EducationEntry): boolean =>
  Object.values(entry).some(text => text !== '')

/** Where a text is cut: between two words if there is a place for it, and never within a letter. */
const cutAt = (text: string, most: number): number => {
  const space = text.slice(0, most + 1).search(/\s\S*$/)
  if (space > most / 2) return space
  const code = text.charCodeAt(most - 1)
  return code >= 0xd800 && code < 0xdc00 ? most - 1 : most
}

const fitted = <Fields extends Record<string, string>>(
  fields: Fields,
  most: Record<keyof Fields, number>,
  leave: (rest: string) => void,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const limit = most[name] ?? text.length
      if (text.length <= limit) return [name, text]
      const at = cutAt(text, limit)
      leave(text.slice(at).trim())
      return [name, text.slice(0, at).trim()]
    }),
    // The same names, each a text as before.
  ) as Fields

/** The fields of links without what is no address. */
const withLinksOnly = (form: ResumeForm, leave: (rest: string) => void): ResumeForm => {
  const others = linkFields.filter(([field]) => !areLinks(form[field]))
  for (const [field] of others) leave(form[field])
  return { ...form, ...Object.fromEntries(others.map(([field]) => [field, ''])) }
}

/** The form within its limits, and the lines of what did not fit. */
export const withinLimits = (given: ResumeForm): { form: ResumeForm; rest: string[] } => {
  const rest: string[] = []
  const leave = (text: string) => {
    rest.push(...text.split('\n').filter(line => line !== ''))
  }
  const { workExperience, education, ...fields } = withLinksOnly(given, leave)
  const cut = {
    ...fitted(fields, fieldLimits, leave),
    workExperience: workExperience.slice(0, workAtMost).map(entry => fitted(entry, workLimits, leave)),
    education: education.slice(0, educationAtMost).map(entry => fitted(entry, educationLimits, leave)),
  }
  for (const entry of [...workExperience.slice(workAtMost), ...education.slice(educationAtMost)])
    Object.values(entry).forEach(leave)
  return { form: resumeForm.parse(cut), rest }
}
