import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../api/api.ts'
import { notify } from '../../ui/notify.ts'
import type { SheetProps } from './dialogs.tsx'
import { FormSheet } from './form-sheet.tsx'
import { ProofInputs } from './proof-inputs.tsx'
import { securityQuery } from './security-query.ts'
import { noProof, proofFields, useProof } from './use-proof.ts'

const form = z.object(proofFields)

export const TwoFactorOffSheet = ({ open, onClose }: SheetProps) => {
  const client = useQueryClient()
  const { asksCode, run } = useProof()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: noProof,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async values => {
    const failed = await run(values, proof => api.account.turnOffTwoFactor({}, { proof }))
    if (failed) {
      const { field, message } = failed.fault
      return setError(field, { message }, { shouldFocus: field !== 'root' })
    }
    client.setQueryData(securityQuery.queryKey, before => before && { ...before, twoFactor: false })
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
      <ProofInputs
        password={{ field: register('password'), error: errors.password?.message }}
        code={asksCode ? { field: register('code'), error: errors.code?.message } : null}
      />
    </FormSheet>
  )
}
