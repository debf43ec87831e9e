import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useCountdown } from './use-countdown.ts'

/** Mail takes its time: asking again at once brings a second code that makes the first one useless. */
const waitSeconds = 30

type Props = {
  /** A code was sent a moment ago. */
  justSent: boolean
  /** Says whether another code is on its way now. */
  onResend: () => Promise<boolean>
}

export const ResendButton = ({ justSent, onResend }: Props) => {
  const [left, restart] = useCountdown(justSent ? waitSeconds : 0)
  const [busy, setBusy] = useState(false)
  const waiting = left > 0

  const resend = async () => {
    setBusy(true)
    if (await onResend()) restart(waitSeconds)
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
