import { chakra } from '@chakra-ui/react'
import * as z from 'zod/mini'
import { purgeAfterDays } from '../../../shared/domain/account-deadlines.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { LineField } from '../../forms/fields.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { type DialogProps, ProofDialog, ProofFields } from './proof-dialog.tsx'
import { noProof, proofFields, useProofForm } from './use-proof-form.ts'

const word = 'DELETE'

const fields = z.object({
  ...proofFields,
  word: z.string().check(
    z.trim(),
    z.refine(typed => typed === word, `Type ${word} in capital letters.`),
  ),
})
type Fields = z.infer<typeof fields>

export const DeleteAccountDialog = ({ open, onClose }: DialogProps) => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  const proof = useProofForm({
    fields,
    empty: { ...noProof, word: '' },
    send: (_values, proof) => api.account.remove({}, { proof }),
    onDone: () => session.signOut('account-deleted'),
  })
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      readFirst
      title="Delete your account?"
      of={proof}
      submitLabel="Delete my account"
      busyLabel="Deleting..."
      danger
    >
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1">
        <li>You are logged out at once, on every device.</li>
        <li>
          Nobody can log in with this account any more. After {purgeAfterDays} days, you can use its email for
          a new account.
        </li>
        <li>
          Your profile, applications, files and everything else that we keep about you are deleted within 30
          days.
        </li>
        {plan && plan.tier !== 'free' && (
          <li>
            {plans[plan.tier].name} ends at once. You lose the days that are left, and nothing more is
            charged.
          </li>
        )}
        <li>
          We send you an email. For 72 hours, its link brings the account back. After that, our support can,
          until the {purgeAfterDays} days are over. If you may want your data later, export it first.
        </li>
      </chakra.ul>
      <ProofFields asksCode={proof.asksCode} />
      <LineField<keyof Fields>
        name="word"
        label={`Type ${word} to continue`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ProofDialog>
  )
}
