import {
  type EducationEntry,
  educationAtMost,
  type ResumeForm,
  resumeForm,
  type WorkEntry,
  workAtMost,
} from '../../api/resume-form.ts'

/** The most characters of each field, as the form's schema has them. */
const limits = {
  fullName: 120,
  email: 254,
  phone: 60,
  location: 120,
  jobTitle: 200,
  summary: 3000,
  technicalSkills: 2000,
  softSkills: 2000,
  certifications: 2000,
  linkedinUrl: 300,
  portfolioUrl: 300,
  githubUrl: 300,
  interests: 1000,
  languages: 1000,
} as const satisfies Partial<Record<keyof ResumeForm, number>>
const workLimits = {
  jobTitle: 200,
  company: 200,
  duration: 100,
  description: 4000,
} as const satisfies Record<keyof WorkEntry, number>
const educationLimits = { degree: 200, school: 200, year: 60, gpa: 60 } as const satisfies Record<
  keyof EducationEntry,
  number
>

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

const written = (entry: Record<string, string>): string[] =>
  Object.values(entry).flatMap(text => (text === '' ? [] : text.split('\n')))

/** The form within its limits, and what did not fit. */
export const withinLimits = (form: ResumeForm): { form: ResumeForm; rest: string[] } => {
  const rest: string[] = []
  const leave = (text: string) => {
    rest.push(...text.split('\n').filter(line => line !== ''))
  }
  const { workExperience, education, ...lines } = form
  const cut = {
    ...fitted(lines, limits, leave),
    workExperience: workExperience.slice(0, workAtMost).map(entry => fitted(entry, workLimits, leave)),
    education: education.slice(0, educationAtMost).map(entry => fitted(entry, educationLimits, leave)),
  }
  for (const entry of workExperience.slice(workAtMost)) rest.push(...written(entry))
  for (const entry of education.slice(educationAtMost)) rest.push(...written(entry))
  return { form: resumeForm.parse(cut), rest }
}
