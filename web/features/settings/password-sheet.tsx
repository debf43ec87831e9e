import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { newPassword } from '../../../shared/api/new-password.ts'
import { api } from '../../api/api.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { strengthWords } from '../../session/password-strength.ts'
import { useSession } from '../../session/session.tsx'
import { session } from '../../session/store.ts'
import { FormField } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'
import { ProofInputs } from './proof-inputs.tsx'
import { noProof, proofFields, useProof } from './use-proof.ts'

const form = z.object({ ...proofFields, next: newPassword, again: z.string() }).check(
  z.refine(({ next, again }) => next === again, {
    path: ['again'],
    error: 'The two new passwords are not the same.',
  }),
  z.refine(({ password, next }) => password !== next, {
    path: ['next'],
    error: 'This is your current password. Choose another one.',
  }),
)

/** Every session has ended, this one too: it begins anew. Who needs an authenticator app's next code logs in by hand. */
const goOn = async (email: string, password: string): Promise<void> => {
  const { signIn } = await loadIdentity()
  const outcome = await signIn(email, password).catch(() => null)
  if (outcome !== 'signed-in') session.end()
}

export const PasswordSheet = ({ open, onClose }: SheetProps) => {
  const now = useSession()
  const own = now.state === 'signed-in' ? [now.person.name, now.person.email] : []
  const { asksCode, run } = useProof()
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { ...noProof, next: '', again: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    const { next } = values
    const failed = await run(values, proof =>
      api.account.changePassword({ body: { password: next } }, { proof }),
    )
    if (failed) {
      const common = failed.error instanceof ApiError ? failed.error.fields?.password : undefined
      if (common) return setError('next', { message: common }, { shouldFocus: true })
      const { field, message } = failed.fault
      return setError(field, { message }, { shouldFocus: field !== 'root' })
    }
    if (now.state === 'signed-in') await goOn(now.person.email, next)
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
      text="Every other device is signed out by this."
      action="Update Password"
      busyAction="Updating..."
      busy={isSubmitting}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <ProofInputs
        label="Current password"
        password={{ field: register('password'), error: errors.password?.message }}
        code={asksCode ? { field: register('code'), error: errors.code?.message } : null}
      />
      <FormField label="New password" hint={strengthWords(watch('next'), own)} error={errors.next?.message}>
        <PasswordInput autoComplete="new-password" {...register('next')} />
      </FormField>
      <FormField label="Confirm new password" error={errors.again?.message}>
        <PasswordInput autoComplete="new-password" {...register('again')} />
      </FormField>
    </FormSheet>
  )
}
