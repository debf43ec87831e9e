import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadIdentity } from '../../session/load-identity.ts'
import { Trouble } from '../../session/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { CodeForm } from './code-form.tsx'
import { onConfirmed } from './confirmed-channel.ts'
import { FormTrouble } from './form-trouble.tsx'
import type { Pending } from './pending.ts'
import { ResendCode } from './resend-code.tsx'
import { sayTrouble, wordsOf } from './say-trouble.ts'
import { ViewHead } from './view-head.tsx'

type Props = {
  pending: Pending
  /** The address is confirmed; the password is not at hand, or asks for more than itself. */
  onLogin: () => void
  onOtherAddress: () => void
}

/** The address waits for the code of our mail. The link in that mail does the same, in any tab. */
export const Confirm = ({ pending, onLogin, onOtherAddress }: Props) => {
  const { email, password, justSent } = pending
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Signs in with the password that this tab remembers. */
  const proceed = async () => {
    if (password === null) return onLogin()
    try {
      const { signIn } = await loadIdentity()
      const outcome = await signIn(email, password)
      if (outcome === 'unconfirmed')
        return setTrouble('This email is not confirmed yet. Follow the link in our mail, or enter its code.')
      if (outcome === 'totp') return onLogin()
      notify({ kind: 'success', title: 'Your email is confirmed.', description: 'You are logged in.' })
    } catch (error) {
      setTrouble(sayTrouble('Login Error', error))
      if (error instanceof Trouble && error.reason === 'wrong-password') onLogin()
    }
  }

  const followed = async () => {
    setBusy(true)
    setTrouble(undefined)
    await proceed()
    setBusy(false)
  }

  const confirmedElsewhere = useEffectEvent(() => void proceed())
  useEffect(
    // Without the password this tab is of no help: the tab of the link then shows the login.
    () => (password === null ? undefined : onConfirmed(email, confirmedElsewhere)),
    [email, password],
  )

  const enter = async (code: string) => {
    setTrouble(undefined)
    try {
      const { confirm } = await loadIdentity()
      await confirm(email, code)
    } catch (error) {
      if (!(error instanceof Trouble) || error.reason !== 'already-confirmed') return wordsOf(error)
    }
    await proceed()
  }

  return (
    <Flex direction="column" gap="5" pb="6">
      <ViewHead
        title="Confirm your email"
        text={
          <>
            {justSent ? 'We sent a mail to ' : 'This account waits to be confirmed. The mail is for '}
            <chakra.strong color="fg" overflowWrap="anywhere">
              {email}
            </chakra.strong>
            . Follow its link on any phone or computer, or enter its code here.
          </>
        }
      />
      <CodeForm
        label="Six-digit code"
        hint={
          justSent ? 'It can take a minute. Look in the spam folder too.' : 'An old code? Ask for a new one.'
        }
        action="Confirm"
        busyAction="Confirming..."
        onCode={enter}
      />
      <FormTrouble text={trouble} />
      <ResendCode email={email} justSent={justSent} onTrouble={setTrouble} />
      <Flex wrap="wrap" gap="2.5">
        {password !== null && (
          <Button variant="outline" onClick={followed} loading={busy} loadingText="Logging in...">
            I followed the link
          </Button>
        )}
        <Button variant="ghost" onClick={onOtherAddress}>
          Use another address
        </Button>
      </Flex>
    </Flex>
  )
}
