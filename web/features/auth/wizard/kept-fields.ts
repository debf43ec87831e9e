import * as z from 'zod/mini'
import { signUpQuestions } from '../../../../shared/api/profile.ts'
import { storedValue } from '../../../browser/stored-value.ts'
import type { SignUpFields } from './form.ts'

const text = z.catch(z.string(), '')

/** What is typed and not sent yet, as it is typed. The password is not among it. */
export const keptFields = z.object({
  email: text,
  fullName: text,
  phone: text,
  state: text,
  location: text,
  willingToRelocate: z.catch(z.boolean(), false),
  jobTypes: z.catch(signUpQuestions.shape.jobTypes, []),
  jobTitle: text,
  industry: text,
  experienceLevel: text,
  salaryMin: text,
  salaryMax: text,
  skills: text,
  techStack: text,
  certifications: text,
  languages: text,
  careerObjectives: text,
  jobSearchTimeline: text,
})

export const emptyFields: SignUpFields = { ...keptFields.parse({}), password: '' }

/** Survives a reload and the way back; gone with the tab. */
export const keptSignUp = storedValue(() => sessionStorage, 'aiki.sign-up', keptFields)
