import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { signUpQuestions } from '../../../shared/api/profile.ts'
import { storedValue } from '../../browser/stored-value.ts'
import {
  checkedWith,
  type SignUpFields,
  type SignUpValues,
  signUpFields,
  signUpForm,
} from './sign-up-form.ts'

/** The form of all four steps. Its draft stays until the tab is closed, without the password. */
export const useSignUpForm = () => {
  const form = useForm<SignUpFields, unknown, SignUpValues>({
    resolver: zodResolver(signUpForm),
    defaultValues: { ...emptyFields, ...storedSignUp.read() },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values: { password: _, ...typed } }) => {
          storedSignUp.write(typed)
          // Next shows the errors. A corrected field loses its error at once.
          const invalid = checkedWith(name ?? '').filter(field => form.getFieldState(field).error)
          if (invalid.length > 0) void form.trigger(invalid)
        },
      }),
    [form],
  )
  return form
}

/** Whether the first step is filled in, but for the password. Without it, no later step opens. */
export const isStarted = ({ fullName, email }: SignUpFields): boolean =>
  z.pick(signUpFields, { fullName: true, email: true }).safeParse({ fullName, email }).success

const text = z.catch(z.string(), '')

/** The draft: the fields as typed, without the password. */
export const storedFields = z.object({
  email: text,
  agreed: z.catch(z.boolean(), false),
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

export const emptyFields: SignUpFields = { ...storedFields.parse({}), password: '' }

export const storedSignUp = storedValue(() => sessionStorage, 'aiki.sign-up', storedFields)

export const useFields = () => useFormContext<SignUpFields, unknown, SignUpValues>()
