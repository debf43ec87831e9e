import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText, hasReason } from '../../session/account-error.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import type { NoticeName } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { OutsideView, ViewHead } from '../../ui/outside-frame.tsx'
import { announceConfirmed } from './confirmed-channel.ts'

export type MailLink = { readonly email: string; readonly code: string }

type Props = {
  link: MailLink
  /** The address is confirmed, now or earlier. */
  onConfirmed: (notice: NoticeName) => void
  onNewCode: () => void
  onLogin: () => void
}

/**
 * The page of a mail's link, in any tab or on any device. It needs a press, because programs that check mails open
 * their links.
 */
export const ConfirmLink = ({ link, onConfirmed, onNewCode, onLogin }: Props) => {
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    let notice: NoticeName = 'confirmed'
    try {
      const identity = await loadIdentity()
      await identity.confirm(link.email, link.code)
    } catch (error) {
      setBusy(false)
      if (!hasReason(error, 'already-confirmed')) return setFailure(error)
      notice = 'already-confirmed'
    }
    onConfirmed((await announceConfirmed(link.email)) ? 'confirmed-here' : notice)
  }

  if (failure === null)
    return (
      <OutsideView title="Confirm your email" text={`You are confirming ${link.email} for your account.`}>
        <Button size="lg" loading={busy} loadingText="Confirming..." onClick={confirm}>
          Confirm my email
        </Button>
      </OutsideView>
    )

  const spent = hasReason(failure, 'wrong-code', 'expired-code')
  return (
    <Flex direction="column" gap="5" pb="6">
      {spent ? (
        <ViewHead
          key="spent"
          title="This link does not work any more"
          text="It was used before, a newer email has taken its place, or it is too old. Your account and your answers are kept."
        />
      ) : (
        <ViewHead key="failed" title="Your email is not confirmed yet" text={errorText(failure)} />
      )}
      <Flex wrap="wrap" gap="2.5">
        {spent ? (
          <Button size="lg" onClick={onNewCode}>
            Get a new code
          </Button>
        ) : (
          <Button size="lg" loading={busy} loadingText="Confirming..." onClick={confirm}>
            Try again
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={onLogin}>
          Log in
        </Button>
      </Flex>
    </Flex>
  )
}
