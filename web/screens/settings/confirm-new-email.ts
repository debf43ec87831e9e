import { loadSecurity } from '../../session/load-identity.ts'
import { session } from '../../session/store.ts'
import { notify } from '../../ui/notify.ts'
import { pendingEmail } from './pending-email.ts'
import { report } from './report.ts'

/** The code came back: the new address counts. Throws ConnectionLost or Trouble. */
export const confirmNewEmail = async (code: string): Promise<void> => {
  const { confirmEmailChange } = await loadSecurity()
  await confirmEmailChange(code)
  pendingEmail.set(null)
  void report('email-changed')
  const now = session.current()
  notify({
    kind: 'success',
    title: 'Email changed',
    description: now.state === 'signed-in' ? `You log in with ${now.person.email} from now on.` : undefined,
  })
}
