import { chakra, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'
import { ProofInputs } from './proof-inputs.tsx'
import { noProof, proofFields, useProof } from './use-proof.ts'

const word = 'DELETE'

const form = z.object({
  ...proofFields,
  word: z.string().check(
    z.trim(),
    z.refine(typed => typed === word, `Type ${word} in capital letters.`),
  ),
})

export const DeleteSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  const { asksCode, run } = useProof()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { ...noProof, word: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    const failed = await run(values, proof => api.account.remove({}, { proof }))
    if (!failed) return session.signOut('account-deleted')
    const { field, message } = failed.fault
    setError(field, { message }, { shouldFocus: field !== 'root' })
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
        <li>
          We write to your email address. The link in that mail brings the account back, for 72 hours. Export
          your data first if you may want it again.
        </li>
      </chakra.ul>
      <ProofInputs
        password={{ field: register('password'), error: errors.password?.message }}
        code={asksCode ? { field: register('code'), error: errors.code?.message } : null}
      />
      <FormField label={`Type ${word} to go on`} error={errors.word?.message}>
        <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...register('word')} />
      </FormField>
    </FormSheet>
  )
}
