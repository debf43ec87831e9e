import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type SignUpFields, type SignUpValues, signUpFields, signUpForm } from './form.ts'
import { emptyFields, keptSignUp } from './kept-fields.ts'

/** One form over the four steps. What is typed is kept while the tab lives, all but the password. */
export const useSignUpForm = () => {
  const form = useForm<SignUpFields, unknown, SignUpValues>({
    resolver: zodResolver(signUpForm),
    defaultValues: { ...emptyFields, ...keptSignUp.read() },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { password: _, ...typed } }) => keptSignUp.write(typed),
      }),
    [form],
  )
  return form
}

/** Whether what the first step asks, besides the password, is there: nobody starts in the middle. */
export const isStarted = ({ fullName, email }: SignUpFields): boolean =>
  z.pick(signUpFields, { fullName: true, email: true }).safeParse({ fullName, email }).success
