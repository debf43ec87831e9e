import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { notifyRecoveryError } from '../../../session/notify-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'
import { BackToLogin } from '../forgot-password/back-to-login.tsx'
import { sendLink } from '../forgot-password/send-link.ts'

type Props = { email: string; onSent: () => void }

export const SpentLink = ({ email, onSent }: Props) => {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  const send = async () => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await sendLink(email)
      onSent()
    } catch (error) {
      setTrouble(notifyRecoveryError(error))
      setBusy(false)
    }
  }

  return (
    <Flex direction="column" gap="5" pb="6">
      <ViewHead
        title="This link does not work any more"
        text="It was used before, a newer email has taken its place, or it is older than an hour."
      />
      <FormError text={trouble} />
      <Button size="lg" onClick={send} loading={busy} loadingText="Sending...">
        Send a new link
      </Button>
      <BackToLogin />
    </Flex>
  )
}
