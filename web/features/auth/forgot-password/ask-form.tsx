import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { email } from '../../../session/email.ts'
import { notifyRecoveryError } from '../../../session/notify-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { sendLink } from './send-link.ts'

const form = z.object({ email })

type Props = { email: string; onSent: (email: string) => void }

export const AskForm = ({ email: typedBefore, onSent }: Props) => {
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
