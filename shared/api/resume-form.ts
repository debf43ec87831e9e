import * as z from 'zod/mini'
import { optionalLine, optionalText } from './fields.ts'

/** The most entries of work, and of education, that the form takes. */
export const workAtMost = 20
export const educationAtMost = 10

/** The most characters of each field. */
export const workLimits = {
  jobTitle: 200,
  company: 200,
  place: 120,
  duration: 100,
  description: 4000,
} as const
export const educationLimits = { degree: 200, school: 200, year: 60, gpa: 60 } as const
export const fieldLimits = {
  fullName: 120,
  email: 254,
  phone: 60,
  location: 120,
  jobTitle: 200,
  summary: 3000,
  technicalSkills: 2000,
  softSkills: 2000,
  certifications: 2000,
  licences: 2000,
  linkedinUrl: 300,
  portfolioUrl: 300,
  githubUrl: 300,
  interests: 1000,
  languages: 1000,
  referees: 2000,
} as const

export const workEntry = z.strictObject({
  jobTitle: optionalLine(workLimits.jobTitle),
  company: optionalLine(workLimits.company),
  /** Where the work was: `Apapa, Lagos`. Apart from the employer, because machines read an employer up to the comma. */
  place: optionalLine(workLimits.place),
  /** The period, as the person writes it: `Mar 2023 to now`. */
  duration: optionalLine(workLimits.duration),
  description: optionalText(workLimits.description),
})
export type WorkEntry = z.infer<typeof workEntry>

export const educationEntry = z.strictObject({
  degree: optionalLine(educationLimits.degree),
  school: optionalLine(educationLimits.school),
  year: optionalLine(educationLimits.year),
  gpa: optionalLine(educationLimits.gpa),
})
export type EducationEntry = z.infer<typeof educationEntry>

/** The questions of the six steps. The answers are the person's own words: nothing in them is ever invented. */
export const resumeForm = z.strictObject({
  fullName: optionalLine(fieldLimits.fullName),
  email: optionalLine(fieldLimits.email),
  phone: optionalLine(fieldLimits.phone),
  location: optionalLine(fieldLimits.location),
  jobTitle: optionalLine(fieldLimits.jobTitle),
  summary: optionalText(fieldLimits.summary),
  workExperience: z.array(workEntry).check(z.maxLength(workAtMost)),
  education: z.array(educationEntry).check(z.maxLength(educationAtMost)),
  /** Separated by commas, as are the next four fields. */
  technicalSkills: optionalText(fieldLimits.technicalSkills),
  softSkills: optionalText(fieldLimits.softSkills),
  certifications: optionalText(fieldLimits.certifications),
  /** What the person may do by law, one a line: a driver's licence, a practising licence. */
  licences: optionalText(fieldLimits.licences),
  linkedinUrl: optionalLine(fieldLimits.linkedinUrl),
  portfolioUrl: optionalLine(fieldLimits.portfolioUrl),
  githubUrl: optionalLine(fieldLimits.githubUrl),
  interests: optionalText(fieldLimits.interests),
  languages: optionalText(fieldLimits.languages),
  /** Who can be asked about the person, one a line: name, role, employer, number or address. */
  referees: optionalText(fieldLimits.referees),
})
export type ResumeForm = z.infer<typeof resumeForm>

/**
 * A form in an answer. The limits above apply only to requests, so that forms saved under older limits can still be
 * read.
 */
export const filledForm = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  jobTitle: z.string(),
  summary: z.string(),
  workExperience: z.array(
    z.object({
      jobTitle: z.string(),
      company: z.string(),
      place: z._default(z.string(), ''),
      duration: z.string(),
      description: z.string(),
    }),
  ),
  education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.string(), gpa: z.string() })),
  technicalSkills: z.string(),
  softSkills: z.string(),
  certifications: z.string(),
  licences: z._default(z.string(), ''),
  linkedinUrl: z.string(),
  portfolioUrl: z.string(),
  githubUrl: z.string(),
  interests: z.string(),
  languages: z.string(),
  referees: z._default(z.string(), ''),
})
