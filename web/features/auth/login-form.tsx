import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { AccountError } from '../../session/account-error.ts'
import { email } from '../../session/email.ts'
import type { NoticeName } from '../../session/notice-state.ts'
import { notifyError } from '../../session/notify-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ViewHead } from '../../ui/view-head.tsx'
import { withValues } from './address.ts'
import { forgotPasswordState } from './forgot-password/route-state.ts'
import { Notice } from './notice.tsx'
import { AuthTabs } from './tabs.tsx'

const form = z.object({ email, password: z.string().check(z.minLength(1, 'Password is required.')) })

type Props = {
  email: string
  notice: NoticeName | null
  onLogin: (email: string, password: string) => Promise<void>
}

export const LoginForm = ({ email, notice, onLogin }: Props) => {
  const [search] = useSearchParams()
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    try {
      await onLogin(values.email, values.password)
    } catch (error) {
      const message = notifyError('Login Error', error)
      const ofPassword = error instanceof AccountError && error.reason === 'wrong-password'
      setError(ofPassword ? 'password' : 'root', { message }, { shouldFocus: ofPassword })
    }
  })

  return (
    <>
      <AuthTabs />
      <chakra.form display="flex" flexDirection="column" gap="4.5" pb="6" onSubmit={submit} noValidate>
        <ViewHead title="Log in" text="Your applications are where you left them." />
        {notice && <Notice name={notice} />}
        <FormField label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" autoCapitalize="none" {...register('email')} />
        </FormField>
        <FormField label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </FormField>
        <chakra.div mt="-2.5">
          <TextLink
            variant="text"
            to={paths.forgotPassword}
            state={forgotPasswordState({ email: watch('email').trim() })}
          >
            Forgot password?
          </TextLink>
        </chakra.div>
        <FormError text={errors.root?.message} />
        <Button type="submit" size="lg" loading={isSubmitting} loadingText="Logging in...">
          Log in
        </Button>
        <chakra.p color="fg.muted" textAlign="center">
          New here?{' '}
          <TextLink variant="text" to={withValues(search, { mode: 'signup', step: null })}>
            Create an account
          </TextLink>
        </chakra.p>
      </chakra.form>
    </>
  )
}
