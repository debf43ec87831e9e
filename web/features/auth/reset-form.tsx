import { chakra } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { hasReason, notifyRecoveryError } from '../../session/account-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { ViewHead } from '../../ui/outside-frame.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { type NewPasswords, passwordErrors } from './reset-errors.ts'

type Props = {
  email: string
  onPassword: (password: string) => Promise<void>
  /** The link does not work any more: it was used, a newer link has replaced it, or it is too old. */
  onSpent: () => void
}

export const ResetForm = ({ email, onPassword, onSpent }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm<NewPasswords>({
    defaultValues: { password: '', again: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    const [first, ...others] = passwordErrors(values)
    if (first) {
      if (first.title) notify({ kind: 'error', title: first.title, description: first.message })
      for (const { field, message } of others) setError(field, { message })
      return setError(first.field, { message: first.message }, { shouldFocus: true })
    }
    try {
      await onPassword(values.password)
    } catch (error) {
      const message = notifyRecoveryError(error)
      if (hasReason(error, 'spent-link')) return onSpent()
      if (hasReason(error, 'common-password')) return setError('password', { message }, { shouldFocus: true })
      setError('root', { message })
    }
  })

  return (
    <chakra.form display="flex" flexDirection="column" gap="4.5" pb="6" onSubmit={submit} noValidate>
      <ViewHead
        title="Choose a new password"
        text={
          <>
            For{' '}
            <chakra.strong color="fg" overflowWrap="anywhere">
              {email}
            </chakra.strong>
            .
          </>
        }
      />
      {/* For password managers. */}
      <input type="email" hidden autoComplete="username" value={email} readOnly />
      <FormField
        label="New Password"
        hint="At least 8 characters. A few words together are strong and easy to remember."
        error={errors.password?.message}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </FormField>
      <FormField label="Confirm New Password" error={errors.again?.message} required>
        <PasswordInput autoComplete="new-password" {...register('again')} />
      </FormField>
      <FormError text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Updating...">
        Update Password
      </Button>
    </chakra.form>
  )
}
