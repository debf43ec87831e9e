import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText, hasReason } from '../../session/account-error.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { type NoticeName, useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideView, ViewHead } from '../../ui/outside-frame.tsx'
import { announceConfirmed } from './confirmed-channel.ts'
import type { MailLink } from './mail-link.ts'

type Props = {
  link: MailLink
  /** Somebody is logged in on this device, as a rule the person of the link. */
  onSignedIn: () => void
  /** The address is confirmed, now or earlier, and the password is needed; without a notice: the person wants to log in. */
  onLogin: (notice?: NoticeName) => void
  onNewCode: () => void
}

/** The address is confirmed, but the line was lost before the login. */
const lostAtLogin = {
  title: 'Your email is confirmed',
  text: 'The connection was lost before you were logged in. Press “Try again”.',
}

/**
 * The page of a mail's link: one press confirms the address and logs in, on any device. It needs the press, because
 * programs that check mails open their links.
 */
export const ConfirmLink = ({ link, onSignedIn, onLogin, onNewCode }: Props) => {
  const session = useSession()
  const [failure, setFailure] = useState<{ error: unknown; isConfirmed: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const { email, code, token } = link

  /** Whether it was confirmed by this press; otherwise it was confirmed before. */
  const confirm = async (): Promise<boolean> => {
    const { confirm } = await loadIdentity()
    try {
      await confirm(email, code)
      return true
    } catch (error) {
      if (hasReason(error, 'already-confirmed')) return false
      throw error
    }
  }

  const logIn = async (isNew: boolean) => {
    if (session.state === 'signed-in') {
      const other = session.person.email === email ? null : session.person.email
      notify({
        kind: 'success',
        title: 'Your email is confirmed.',
        ...(other && { description: `You are logged in here as ${other}. To use ${email}, log out first.` }),
      })
      return onSignedIn()
    }
    const { signInByLink } = await loadIdentity()
    if (token !== undefined && (await signInByLink(email, token))) {
      // After the sign-in, because a change of the person closes all toasts.
      notify({ kind: 'success', title: 'Your email is confirmed.', description: 'You are logged in.' })
      return onSignedIn()
    }
    const isOtherTabIn = await announceConfirmed(email)
    onLogin(isOtherTabIn ? 'confirmed-here' : isNew ? 'confirmed' : 'already-confirmed')
  }

  const press = async () => {
    setBusy(true)
    let isConfirmed = false
    try {
      const isNew = await confirm()
      isConfirmed = true
      await logIn(isNew)
    } catch (error) {
      setFailure({ error, isConfirmed })
      setBusy(false)
    }
  }

  if (failure === null)
    return (
      <OutsideView title="Confirm your email" text={`You are confirming ${email} for your account.`}>
        <Button size="lg" loading={busy} loadingText="Confirming..." onClick={press}>
          Confirm my email
        </Button>
        <chakra.p color="fg.muted">
          You did not sign up? Then close this page and do nothing. A sign-up that nobody confirms is deleted
          after a week.
        </chakra.p>
      </OutsideView>
    )

  const spent = !failure.isConfirmed && hasReason(failure.error, 'wrong-code', 'expired-code', 'too-many')
  return (
    <Flex direction="column" gap="5" pb="6">
      {spent ? (
        <ViewHead
          key="spent"
          title="This link does not work any more"
          text="It was used before, we sent you a newer email, or it is too old. Your account and your answers are kept."
        />
      ) : failure.isConfirmed ? (
        <ViewHead key="confirmed" {...lostAtLogin} />
      ) : (
        <ViewHead key="failed" title="Your email is not confirmed yet" text={errorText(failure.error)} />
      )}
      <Flex wrap="wrap" gap="2.5">
        {spent ? (
          <Button size="lg" onClick={onNewCode}>
            Get a new code
          </Button>
        ) : (
          <Button size="lg" loading={busy} loadingText="Confirming..." onClick={press}>
            Try again
          </Button>
        )}
        <Button size="lg" variant="outline" onClick={() => onLogin()}>
          Log in
        </Button>
      </Flex>
    </Flex>
  )
}
