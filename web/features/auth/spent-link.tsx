import { useState } from 'react'
import { paths } from '../../paths.ts'
import { notifyRecoveryError } from '../../session/account-error.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideView } from '../../ui/outside-frame.tsx'
import { BackToLogin, sendLink } from './password-link.tsx'

type Props = { email: string; onSent: () => void }

export const SpentLink = ({ email, onSent }: Props) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const send = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await sendLink(email)
      onSent()
    } catch (error) {
      setFailure(notifyRecoveryError(error))
      setBusy(false)
    }
  }

  return (
    <OutsideView
      title="This link does not work any more"
      text="It was used before, a newer email has taken its place, or it is older than an hour."
    >
      <FormError text={failure} />
      <Button size="lg" onClick={send} loading={busy} loadingText="Sending...">
        Send a new link
      </Button>
      <BackToLogin />
    </OutsideView>
  )
}

/** Somebody came without the link's address and code: typed by hand, or cut off by a mail program. */
export const NoLink = () => (
  <OutsideView
    title="This page needs the link from our email"
    text="Open the newest email from us and press its button. Your mail program may have cut the link in two. Without such an email, ask for one here."
  >
    <LinkButton size="lg" to={paths.forgotPassword}>
      Send Reset Link
    </LinkButton>
    <BackToLogin />
  </OutsideView>
)
