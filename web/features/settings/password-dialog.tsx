import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { newPassword } from '../../../shared/api/new-password.ts'
import { api } from '../../api/api.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { strengthWords } from '../../session/new-password.ts'
import { useSession } from '../../session/session.tsx'
import { session } from '../../session/store.ts'
import { notify } from '../../ui/notify.ts'
import { type DialogProps, PasswordField, ProofDialog, ProofFields } from './proof-dialog.tsx'
import { noProof, proofFields, useProofForm } from './use-proof-form.ts'

const fields = z.object({ ...proofFields, next: newPassword, again: z.string() }).check(
  z.refine(({ next, again }) => next === again, {
    path: ['again'],
    error: 'The two new passwords are not the same.',
  }),
  z.refine(({ password, next }) => password !== next, {
    path: ['next'],
    error: 'This is your current password. Choose another one.',
  }),
)

/** The change has ended every session. Logs in again; where the login needs a code of the app, the session ends here. */
const signInAgain = async (email: string, password: string): Promise<void> => {
  const { signIn } = await loadIdentity()
  const outcome = await signIn(email, password).catch(() => null)
  if (outcome !== 'signed-in') session.end()
}

export const PasswordDialog = ({ open, onClose }: DialogProps) => {
  const now = useSession()
  const person = now.state === 'signed-in' ? now.person : null
  const proof = useProofForm({
    fields,
    empty: { ...noProof, next: '', again: '' },
    send: ({ next }, proof) => api.account.changePassword({ body: { password: next } }, { proof }),
    fieldErrorOf: error => {
      const message = error instanceof ApiError && error.fields?.password
      return message ? { field: 'next', message } : null
    },
    onDone: async ({ next }) => {
      if (person) await signInAgain(person.email, next)
      onClose()
      notify({
        kind: 'success',
        title: 'Password updated',
        description: 'Your password has been successfully updated.',
      })
    },
  })
  const own = person ? [person.name, person.email] : []
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      title="Change password"
      text="Every other device will be logged out."
      of={proof}
      submitLabel="Update Password"
      busyLabel="Updating..."
    >
      <ProofFields label="Current password" asksCode={proof.asksCode} />
      <PasswordField
        name="next"
        label="New password"
        hint={strengthWords(proof.form.watch('next'), own)}
        autoComplete="new-password"
      />
      <PasswordField name="again" label="Confirm new password" autoComplete="new-password" />
    </ProofDialog>
  )
}
