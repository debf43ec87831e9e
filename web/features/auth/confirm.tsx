import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AccountError, errorText, notifyError } from '../../session/account-error.ts'
import { CodeForm, ResendButton } from '../../session/code-form.tsx'
import { loadIdentity } from '../../session/load-identity.ts'
import type { NoticeName } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideView } from '../../ui/outside-frame.tsx'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'
import type { Pending } from './pending.ts'

type Props = {
  pending: Pending
  /** The password is not at hand, or asks for more than itself. The notice says what is known of the address. */
  onLogin: (notice?: NoticeName) => void
  onOtherAddress: () => void
}

/** The address waits for the code of our mail. The link in that mail does the same, in any tab. */
export const Confirm = ({ pending, onLogin, onOtherAddress }: Props) => {
  const { email, password, justSent } = pending
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const stopListening = useRef<() => void>(undefined)

  /** On with the password that this tab remembers; without one, with the login and what it then says. */
  const proceed = async (notice: NoticeName) => {
    if (password === null) return onLogin(notice)
    try {
      const { signIn } = await loadIdentity()
      const outcome = await signIn(email, password)
      if (outcome === 'unconfirmed')
        return setFailure('This email is not confirmed yet. Follow the link in our email, or enter its code.')
      if (outcome === 'totp') return onLogin('confirmed')
      notify({ kind: 'success', title: 'Your email is confirmed.', description: 'You are logged in.' })
    } catch (error) {
      setFailure(notifyError('Login Error', error))
      if (error instanceof AccountError && error.reason === 'wrong-password')
        onLogin(notice === 'link-followed' ? undefined : notice)
    }
  }

  const followed = async () => {
    setBusy(true)
    setFailure(undefined)
    await proceed('link-followed')
    setBusy(false)
  }

  const confirmedElsewhere = useEffectEvent(() => void proceed('confirmed'))
  useEffect(() => {
    const stop = onConfirmed({ email, takes: password !== null, hear: confirmedElsewhere })
    stopListening.current = stop
    return stop
  }, [email, password])

  /** Another tab may have the password that this one lacks. */
  const proceedAnywhere = async (notice: NoticeName) => {
    if (password !== null) return proceed(notice)
    stopListening.current?.()
    onLogin((await announceConfirmed(email)) ? 'confirmed-here' : notice)
  }

  const enter = async (code: string) => {
    setFailure(undefined)
    try {
      const { confirm } = await loadIdentity()
      await confirm(email, code)
    } catch (error) {
      if (!(error instanceof AccountError) || error.reason !== 'already-confirmed') return errorText(error)
    }
    await proceedAnywhere('confirmed')
  }

  return (
    <OutsideView
      title="Confirm your email"
      text={
        <>
          {justSent ? 'We sent an email to ' : 'This account waits to be confirmed. Our email went to '}
          <chakra.strong color="fg" overflowWrap="anywhere">
            {email}
          </chakra.strong>
          . Follow its link on any phone or computer, or enter its code here.
        </>
      }
    >
      <CodeForm
        label="Six-digit code"
        hint={
          justSent ? 'It can take a minute. Look in the spam folder too.' : 'An old code? Ask for a new one.'
        }
        action="Confirm"
        busyAction="Confirming..."
        onCode={enter}
      />
      <FormError text={failure} />
      <Flex wrap="wrap" gap="2.5" css={{ '& > *': { flex: '1 1 auto' } }}>
        <Button variant="outline" onClick={followed} loading={busy} loadingText="Logging in...">
          I followed the link
        </Button>
        <ResendCode
          email={email}
          justSent={justSent}
          onFailure={setFailure}
          onConfirmed={() => proceedAnywhere('already-confirmed')}
        />
        <Button variant="outline" onClick={onOtherAddress}>
          Use another email
        </Button>
      </Flex>
    </OutsideView>
  )
}

type ResendCodeProps = {
  email: string
  justSent: boolean
  onFailure: (words: string | undefined) => void
  /** No code is needed any more: the address was confirmed elsewhere. */
  onConfirmed: () => Promise<void>
}

const ResendCode = ({ email, justSent, onFailure, onConfirmed }: ResendCodeProps) => {
  const resend = async () => {
    onFailure(undefined)
    try {
      const { resendCode } = await loadIdentity()
      await resendCode(email)
    } catch (error) {
      if (error instanceof AccountError && error.reason === 'already-confirmed') await onConfirmed()
      else onFailure(errorText(error))
      return false
    }
    notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    return true
  }
  return <ResendButton justSent={justSent} onResend={resend} />
}
