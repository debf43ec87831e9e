import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { loadSecurity } from '../../session/load-identity.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { FormField } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { currentPassword, isWrongPassword } from './current-password.ts'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'
import { report } from './report.ts'
import { twoFactorQuery } from './two-factor-query.ts'

const form = z.object({ password: currentPassword })

export const TwoFactorOffSheet = ({ open, onClose }: SheetProps) => {
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { provePassword, switchTotp } = await loadSecurity()
      await provePassword(password)
      await switchTotp(false)
    } catch (error) {
      const wrong = isWrongPassword(error)
      return setError(wrong ? 'password' : 'root', { message: wordsOf(error) }, { shouldFocus: wrong })
    }
    client.setQueryData(twoFactorQuery.queryKey, false)
    void report('two-factor-off')
    onClose()
    notify({
      kind: 'success',
      title: 'Two-factor login is off',
      description: 'Your password alone logs you in.',
    })
  })

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title="Switch two-factor login off?"
      text="After this your password alone opens your account. To use it again, you set it up anew."
      action="Switch off"
      busyAction="Switching off..."
      danger
      busy={isSubmitting}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <FormField label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
    </FormSheet>
  )
}
