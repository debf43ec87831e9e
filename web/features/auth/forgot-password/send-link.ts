import { loadRecovery } from '../../../session/load-identity.ts'
import { notify } from '../../../ui/notify.ts'

/** Sends the mail with the link for a new password, and says so. Throws ConnectionLost or Trouble. */
export const sendLink = async (email: string): Promise<void> => {
  const { askReset } = await loadRecovery()
  await askReset(email)
  notify({
    kind: 'success',
    title: 'Reset email sent',
    description: 'Check your email for a password reset link.',
  })
}
