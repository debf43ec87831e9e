import * as z from 'zod/mini'
import { newPassword } from '../../../shared/api/new-password.ts'
import {
  type SignUpAnswers,
  salariesInOrder,
  salariesOutOfOrder,
  signUpQuestions,
} from '../../../shared/api/profile.ts'
import { typedAmount, typedChoice, typedList } from '../../forms/typed-field.ts'
import { email } from '../../session/email.ts'

const { shape } = signUpQuestions

/** The fields of all four steps as typed, and the values that are sent. */
export const signUpFields = z.object({
  email,
  password: newPassword,
  agreed: z.boolean().check(z.refine(agreed => agreed, 'Tick this box to create an account.')),
  fullName: shape.fullName,
  phone: shape.phone,
  state: typedChoice(shape.state),
  location: shape.location,
  willingToRelocate: shape.willingToRelocate,
  jobTypes: shape.jobTypes,
  jobTitle: shape.jobTitle,
  industry: typedChoice(shape.industry),
  experienceLevel: typedChoice(shape.experienceLevel),
  salaryMin: typedAmount(shape.salaryMin),
  salaryMax: typedAmount(shape.salaryMax),
  skills: typedList(shape.skills),
  techStack: typedList(shape.techStack),
  certifications: typedList(shape.certifications),
  languages: typedList(shape.languages),
  careerObjectives: shape.careerObjectives,
  jobSearchTimeline: typedChoice(shape.jobSearchTimeline),
})

const salaryFields: readonly unknown[] = ['salaryMin', 'salaryMax']
const fieldNames = z.keyof(signUpFields).options

export const signUpForm = signUpFields.check(
  z.refine(salariesInOrder, {
    ...salariesOutOfOrder,
    // Checked also while fields of other steps are invalid.
    when: ({ issues }) => !issues.some(({ path }) => salaryFields.includes(path?.[0])),
  }),
)
export type SignUpFields = z.input<typeof signUpForm>
export type SignUpValues = z.output<typeof signUpForm>
export type SignUpField = keyof SignUpFields

/** The fields to check again when `changed` changes: the field itself, and for one salary also the other salary. */
export const checkedWith = (changed: string): SignUpField[] =>
  fieldNames.filter(
    field => field === changed || (salaryFields.includes(field) && salaryFields.includes(changed)),
  )

/** The answers that are sent with the sign-up: all values except the account's own. */
export const answersOf = ({ email: _, password: __, agreed: ___, ...answers }: SignUpValues): SignUpAnswers =>
  answers
