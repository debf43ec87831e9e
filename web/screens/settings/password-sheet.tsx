import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { loadSecurity } from '../../session/load-identity.ts'
import { newPassword } from '../../session/new-password.ts'
import { strengthWords } from '../../session/password-strength.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { useSession } from '../../session.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { currentPassword, isWrongPassword } from './current-password.ts'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'
import { report } from './report.ts'

const form = z.object({ current: currentPassword, next: newPassword, again: z.string() }).check(
  z.refine(({ next, again }) => next === again, {
    path: ['again'],
    error: 'The two new passwords are not the same.',
  }),
  z.refine(({ current, next }) => current !== next, {
    path: ['next'],
    error: 'This is your current password. Choose another one.',
  }),
)

export const PasswordSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const own = session.state === 'signed-in' ? [session.person.name, session.person.email] : []
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { current: '', next: '', again: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ current, next }) => {
    try {
      const { changePassword } = await loadSecurity()
      await changePassword(current, next)
    } catch (error) {
      const wrong = isWrongPassword(error)
      return setError(wrong ? 'current' : 'root', { message: wordsOf(error) }, { shouldFocus: wrong })
    }
    void report('password-changed')
    onClose()
    notify({
      kind: 'success',
      title: 'Password updated',
      description: 'Your password has been successfully updated.',
    })
  })

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title="Change password"
      text="Devices that are logged in stay so. To end them too, sign out everywhere afterwards."
      action="Update Password"
      busyAction="Updating..."
      busy={isSubmitting}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <FormField label="Current password" error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </FormField>
      <FormField label="New password" hint={strengthWords(watch('next'), own)} error={errors.next?.message}>
        <PasswordInput autoComplete="new-password" {...register('next')} />
      </FormField>
      <FormField label="Confirm new password" error={errors.again?.message}>
        <PasswordInput autoComplete="new-password" {...register('again')} />
      </FormField>
    </FormSheet>
  )
}
