import { useState } from 'react'
import { loadIdentity } from '../../session/load-identity.ts'
import { Trouble } from '../../session/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { wordsOf } from './say-trouble.ts'
import { useCountdown } from './use-countdown.ts'

/** Mail takes its time: asking again at once brings a second code that makes the first one useless. */
const waitSeconds = 30

type Props = {
  email: string
  justSent: boolean
  onTrouble: (words: string | undefined) => void
  /** No code is needed any more: the address was confirmed elsewhere. */
  onConfirmed: () => Promise<void>
}

export const ResendCode = ({ email, justSent, onTrouble, onConfirmed }: Props) => {
  const [left, restart] = useCountdown(justSent ? waitSeconds : 0)
  const [busy, setBusy] = useState(false)
  const waiting = left > 0

  const resend = async () => {
    setBusy(true)
    onTrouble(undefined)
    try {
      const { resendCode } = await loadIdentity()
      await resendCode(email)
      restart(waitSeconds)
      notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    } catch (error) {
      if (error instanceof Trouble && error.reason === 'already-confirmed') await onConfirmed()
      else onTrouble(wordsOf(error))
    }
    setBusy(false)
  }

  return (
    <Button
      variant="outline"
      aria-disabled={waiting}
      loading={busy}
      loadingText="Sending..."
      fontVariantNumeric="tabular-nums"
      onClick={() => !waiting && resend()}
    >
      {waiting ? `Resend code in ${left} s` : 'Resend code'}
    </Button>
  )
}
