import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '../../paths.ts'
import { hasReason, notifyError } from '../../session/account-error.ts'
import { email } from '../../session/email.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import type { NoticeName } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { TextLink } from '../../ui/links.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { ViewHead } from '../../ui/outside-frame.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { withValues } from './address.ts'
import { forgotPasswordState } from './forgot-password-state.ts'
import type { Pending } from './pending.ts'
import { AuthTabs } from './tabs.tsx'
import { TotpForm } from './totp-form.tsx'

type Props = {
  email: string
  notice: NoticeName | null
  onUnconfirmed: (pending: Pending) => void
}

const form = z.object({ email, password: z.string().check(z.minLength(1, 'Password is required.')) })

/** The login, and its second step for people with an authenticator app. */
export const Login = ({ email, notice, onUnconfirmed }: Props) => {
  const [search] = useSearchParams()
  const [asksCode, setAsksCode] = useState(false)
  const { register, handleSubmit, setError, watch, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email, password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      const { signIn } = await loadIdentity()
      const outcome = await signIn(email, password)
      if (outcome === 'signed-in') welcomeBack()
      else if (outcome === 'totp') setAsksCode(true)
      else onUnconfirmed({ email, id: null, password, justSent: false })
    } catch (error) {
      const message = notifyError('Login Error', error)
      const isOfPassword = hasReason(error, 'wrong-password')
      setError(isOfPassword ? 'password' : 'root', { message }, { shouldFocus: isOfPassword })
    }
  })

  const answerCode = async (code: string) => {
    const { answerTotp } = await loadIdentity()
    if ((await answerTotp(code)) === 'signed-in') welcomeBack()
  }
  const goBack = () => {
    reset()
    setAsksCode(false)
  }

  if (asksCode) return <TotpForm onCode={answerCode} onBack={goBack} />
  return (
    <>
      <AuthTabs />
      <chakra.form display="flex" flexDirection="column" gap="4.5" pb="6" onSubmit={submit} noValidate>
        <ViewHead title="Log in" text="Your applications are where you left them." />
        {notice && (
          <Message tone={neutral.has(notice) ? 'info' : 'success'} role="status" text={noticeTexts[notice]} />
        )}
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

/** Why the person has to log in. */
const noticeTexts: Record<NoticeName, string> = {
  'session-ended': 'Please log in again. What you typed is kept.',
  confirmed: 'Your email is confirmed. Log in to continue.',
  'confirmed-here': 'Your email is confirmed. The tab where you signed up is logging you in.',
  'already-confirmed': 'This email is confirmed already. Log in to continue.',
  'link-followed': 'Log in to continue. If your email is not confirmed yet, we ask for the code again.',
  'password-updated': 'Your password is updated. Log in with the new password to continue.',
}

const neutral: ReadonlySet<NoticeName> = new Set(['session-ended', 'link-followed'])

export const welcomeBack = (): void =>
  notify({ kind: 'success', title: 'Welcome back!', description: "You've been successfully logged in." })
