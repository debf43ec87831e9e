import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { notifyRecoveryError } from '../../session/account-error.ts'
import { email } from '../../session/email.ts'
import { loadRecovery } from '../../session/load-identity.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, ViewHead } from '../../ui/outside-frame.tsx'
import { forgotPasswordState, readForgotPasswordState } from './forgot-password-state.ts'
import { BackToLogin, CheckYourEmail, sendLink } from './password-link.tsx'

/** /forgot-password: the form; once the mail is sent, only the login leads back to the form. */
export const ForgotPasswordRoute = () => {
  const navigate = useNavigate()
  const { email, sent } = readForgotPasswordState(useLocation().state)

  useEffect(() => {
    // Loaded while the person types. An error is shown when the file is needed.
    loadRecovery().catch(() => undefined)
  }, [])

  return (
    <OutsideFrame
      woven={4}
      aside={{
        title: 'Nothing is lost',
        text: 'Choose a new password, and you have all your applications again.',
      }}
    >
      {sent ? (
        <CheckYourEmail email={email} />
      ) : (
        <AskForm
          email={email}
          onSent={to =>
            void navigate('.', { replace: true, state: forgotPasswordState({ email: to, sent: true }) })
          }
        />
      )}
    </OutsideFrame>
  )
}

const form = z.object({ email })

type Props = { email: string; onSent: (email: string) => void }

const AskForm = ({ email: typedBefore, onSent }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { email: typedBefore },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    try {
      await sendLink(values.email)
      onSent(values.email)
    } catch (error) {
      setError('root', { message: notifyRecoveryError(error) })
    }
  })

  return (
    <chakra.form display="flex" flexDirection="column" gap="4.5" pb="6" onSubmit={submit} noValidate>
      <ViewHead
        title="Forgot your password?"
        text="Give the email that you log in with. We send a link to choose a new password."
      />
      <FormField label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="username" autoCapitalize="none" {...register('email')} />
      </FormField>
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Sending...">
        Send Reset Link
      </Button>
      <BackToLogin />
    </chakra.form>
  )
}
