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

/** One form over the four steps. What is typed is kept while the tab lives, all but the password. */
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
          // What is wrong is said with Next; once it is mended, at once no more.
          const wrong = checkedWith(name ?? '').filter(field => form.getFieldState(field).error)
          if (wrong.length > 0) void form.trigger(wrong)
        },
      }),
    [form],
  )
  return form
}

/** Whether what the first step asks, besides the password, is there: nobody starts in the middle. */
export const isStarted = ({ fullName, email }: SignUpFields): boolean =>
  z.pick(signUpFields, { fullName: true, email: true }).safeParse({ fullName, email }).success

const text = z.catch(z.string(), '')

/** What is typed and not sent yet, as it is typed. The password is not among it. */
export const storedFields = z.object({
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

export const emptyFields: SignUpFields = { ...storedFields.parse({}), password: '' }

/** Survives a reload and the way back; gone with the tab. */
export const storedSignUp = storedValue(() => sessionStorage, 'aiki.sign-up', storedFields)

/** The wizard's form, within its steps. */
export const useFields = () => useFormContext<SignUpFields, unknown, SignUpValues>()
