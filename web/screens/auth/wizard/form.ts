import * as z from 'zod/mini'
import { type SignUpAnswers, salariesOutOfOrder, signUpQuestions } from '../../../../shared/api/profile.ts'
import { salariesInOrder } from '../../../../shared/domain/profile.ts'
import { email } from '../email.ts'
import { isCommonPassword, shortestPassword } from './password-strength.ts'
import { commaList, salary } from './typed.ts'

const { shape } = signUpQuestions

/** A line as typed, turned into a value and checked by the contract's own schema. */
const typed = <T>(schema: z.ZodMiniType<T>, parse: (text: string) => unknown, wrong: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const result = schema.safeParse(parse(text))
      if (result.success) return result.data
      context.issues.push({ code: 'custom', message: wrong, input: text })
      return z.NEVER
    }),
  )

const list = (schema: z.ZodMiniType<string[]>) =>
  typed(schema, commaList, 'Keep this to a few dozen entries of at most 100 characters, with commas between.')

const amount = (schema: z.ZodMiniType<number | null>) =>
  typed(schema, salary, 'Write the amount in figures, such as 250,000, or leave it empty.')

const choice = <T>(schema: z.ZodMiniType<T>) =>
  typed(schema, text => (text === '' ? null : text), 'Choose one of the list, or none.')

const password = z.string().check(
  z.minLength(1, 'Password is required.'),
  z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
  z.maxLength(256, 'Keep the password to at most 256 characters.'),
  // The user pool refuses these, and a paste often brings one along unseen.
  z.refine(text => text === text.trim(), 'A password cannot begin or end with a space.'),
  z.refine(
    text => !isCommonPassword(text),
    'This is among the first passwords that guessers try. Put a few words of your own together.',
  ),
)

/** What the fields of the wizard hold, all four steps in one form, and what becomes of each. */
export const signUpFields = z.object({
  email,
  password,
  fullName: shape.fullName,
  phone: shape.phone,
  state: choice(shape.state),
  location: shape.location,
  willingToRelocate: shape.willingToRelocate,
  jobTypes: shape.jobTypes,
  jobTitle: shape.jobTitle,
  industry: choice(shape.industry),
  experienceLevel: choice(shape.experienceLevel),
  salaryMin: amount(shape.salaryMin),
  salaryMax: amount(shape.salaryMax),
  skills: list(shape.skills),
  techStack: list(shape.techStack),
  certifications: list(shape.certifications),
  languages: list(shape.languages),
  careerObjectives: shape.careerObjectives,
  jobSearchTimeline: choice(shape.jobSearchTimeline),
})

const salaryFields: readonly unknown[] = ['salaryMin', 'salaryMax']
const fieldNames = z.keyof(signUpFields).options

/** All of it, as it is sent. */
export const signUpForm = signUpFields.check(
  z.refine(salariesInOrder, {
    ...salariesOutOfOrder,
    // Said on its own step, whatever the others still lack.
    when: ({ issues }) => !issues.some(({ path }) => salaryFields.includes(path?.[0])),
  }),
)
export type SignUpFields = z.input<typeof signUpForm>
export type SignUpValues = z.output<typeof signUpForm>
export type SignUpField = keyof SignUpFields

/** The fields whose rightness a change of `changed` bears on: itself, and of the two salaries also the other. */
export const checkedWith = (changed: string): SignUpField[] =>
  fieldNames.filter(
    field => field === changed || (salaryFields.includes(field) && salaryFields.includes(changed)),
  )

/** The answers that travel with the sign-up: all but the address and the password. */
export const answersOf = ({ email: _, password: __, ...answers }: SignUpValues): SignUpAnswers => answers
