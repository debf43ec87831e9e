import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkedWith, type SignUpFields, type SignUpValues, signUpFields, signUpForm } from './form.ts'
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
        callback: ({ name, values: { password: _, ...typed } }) => {
          keptSignUp.write(typed)
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
