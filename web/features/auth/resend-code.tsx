import { AccountError } from '../../session/account-error.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { errorText } from '../../session/notify-error.ts'
import { ResendButton } from '../../session/resend-button.tsx'
import { notify } from '../../ui/notify.ts'

type Props = {
  email: string
  justSent: boolean
  onTrouble: (words: string | undefined) => void
  /** No code is needed any more: the address was confirmed elsewhere. */
  onConfirmed: () => Promise<void>
}

export const ResendCode = ({ email, justSent, onTrouble, onConfirmed }: Props) => {
  const resend = async () => {
    onTrouble(undefined)
    try {
      const { resendCode } = await loadIdentity()
      await resendCode(email)
    } catch (error) {
      if (error instanceof AccountError && error.reason === 'already-confirmed') await onConfirmed()
      else onTrouble(errorText(error))
      return false
    }
    notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    return true
  }
  return <ResendButton justSent={justSent} onResend={resend} />
}
