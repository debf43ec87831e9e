import * as z from 'zod/mini'
import { optionalLine, optionalText } from './fields.ts'

/** The most entries of work, and of education, that the form takes. */
export const workAtMost = 20
export const educationAtMost = 10

export const workEntry = z.strictObject({
  jobTitle: optionalLine(200),
  company: optionalLine(200),
  /** As the person writes it: `Mar 2023 to now`. */
  duration: optionalLine(100),
  description: optionalText(4000),
})
export type WorkEntry = z.infer<typeof workEntry>

export const educationEntry = z.strictObject({
  degree: optionalLine(200),
  school: optionalLine(200),
  year: optionalLine(60),
  gpa: optionalLine(60),
})
export type EducationEntry = z.infer<typeof educationEntry>

/** What the six steps ask. Only what the person says of themselves: nothing here is ever made up. */
export const resumeForm = z.strictObject({
  fullName: optionalLine(120),
  email: optionalLine(254),
  phone: optionalLine(60),
  location: optionalLine(120),
  jobTitle: optionalLine(200),
  summary: optionalText(3000),
  workExperience: z.array(workEntry).check(z.maxLength(workAtMost)),
  education: z.array(educationEntry).check(z.maxLength(educationAtMost)),
  /** With commas between, as the next four. */
  technicalSkills: optionalText(2000),
  softSkills: optionalText(2000),
  certifications: optionalText(2000),
  linkedinUrl: optionalLine(300),
  portfolioUrl: optionalLine(300),
  githubUrl: optionalLine(300),
  interests: optionalText(1000),
  languages: optionalText(1000),
})
export type ResumeForm = z.infer<typeof resumeForm>

/** As it is answered. The form's limits are for what is sent: what was kept under others can still be read. */
export const filledForm = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  jobTitle: z.string(),
  summary: z.string(),
  workExperience: z.array(
    z.object({ jobTitle: z.string(), company: z.string(), duration: z.string(), description: z.string() }),
  ),
  education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.string(), gpa: z.string() })),
  technicalSkills: z.string(),
  softSkills: z.string(),
  certifications: z.string(),
  linkedinUrl: z.string(),
  portfolioUrl: z.string(),
  githubUrl: z.string(),
  interests: z.string(),
  languages: z.string(),
})
