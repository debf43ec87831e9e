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
        description: 'Your password alone logs you in.',
      })
    },
  })
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      title="Switch two-factor login off?"
      text="After this your password alone opens your account. To use it again, you set it up anew."
      of={proof}
      submitLabel="Switch off"
      busyLabel="Switching off..."
      danger
    >
      <ProofFields asksCode={proof.asksCode} />
    </ProofDialog>
  )
}
