import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../api/api.ts'
import { notify } from '../../ui/notify.ts'
import { type DialogProps, ProofDialog, ProofFields } from './proof-dialog.tsx'
import { putSecurity } from './security-query.ts'
import { noProof, proofFields, useProofForm } from './use-proof-form.ts'

const fields = z.object(proofFields)

export const TwoFactorOffDialog = ({ open, onClose }: DialogProps) => {
  const client = useQueryClient()
  const proof = useProofForm({
    fields,
    empty: noProof,
    send: (_values, proof) => api.account.turnOffTwoFactor({}, { proof }),
    onDone: () => {
      putSecurity(client, { twoFactor: false })
      onClose()
      notify({
        kind: 'success',
        title: 'Two-factor login is off',
        description: 'You log in with your password alone.',
      })
    },
  })
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      title="Turn off two-factor login?"
      text="After this, you log in with your password alone. To use two-factor login again, you set it up again."
      of={proof}
      submitLabel="Turn off"
      busyLabel="Turning off..."
      danger
    >
      <ProofFields asksCode={proof.asksCode} />
    </ProofDialog>
  )
}
