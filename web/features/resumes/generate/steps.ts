import type { GenerateFields } from './fields.ts'

type Field = keyof GenerateFields

/** The detailed form, step by step: its name, and the fields that stand there. */
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

/** What stands before the first of them. */
const beginning: readonly Field[] = ['title', 'template', 'mode', 'jobDescription']

/** The fields of a step; 0 is what comes before the form. */
export const fieldsOfStep = (step: number): readonly Field[] => formSteps[step - 1]?.fields ?? beginning

/** The first step that has one of these fields. */
export const stepWith = (fields: readonly string[]): number => {
  if (beginning.some(field => fields.includes(field))) return 0
  const at = formSteps.findIndex(step => step.fields.some(field => fields.includes(field)))
  return at < 0 ? 0 : at + 1
}
