import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api.ts'
import { usePlan } from '../../person/plan.ts'
import { loadSecurity } from '../../session/load-identity.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { useSession } from '../../session.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { currentPassword, isWrongPassword } from './current-password.ts'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'

const word = 'DELETE'

const form = z.object({
  password: currentPassword,
  word: z.string().check(
    z.trim(),
    z.refine(typed => typed === word, `Type ${word} in capital letters.`),
  ),
})

export const DeleteSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const plan = usePlan()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '', word: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { provePassword } = await loadSecurity()
      await provePassword(password)
      await api.account.remove({})
      session.signOut('account-deleted')
    } catch (error) {
      const wrong = isWrongPassword(error)
      const message = error instanceof ApiError ? error.message : wordsOf(error)
      setError(wrong ? 'password' : 'root', { message }, { shouldFocus: wrong })
    }
  })

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      readFirst
      title="Delete your account?"
      action="Delete my account"
      busyAction="Deleting..."
      danger
      busy={isSubmitting}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1">
        <li>You are signed out at once, on every device.</li>
        <li>Nobody can log in with this account any more, and its email stays taken until all is purged.</li>
        <li>
          Your profile, applications, files and everything else that we keep of you is purged within 30 days.
        </li>
        {plan && plan.tier !== 'free' && (
          <li>
            {plans[plan.tier].name} ends at once, with the days that are left of it, and nothing more is
            charged.
          </li>
        )}
        <li>It cannot be undone. Export your data first if you may want it again.</li>
      </chakra.ul>
      <FormField label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      <FormField label={`Type ${word} to go on`} error={errors.word?.message}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...register('word')} />
      </FormField>
    </FormSheet>
  )
}
