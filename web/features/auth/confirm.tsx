import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText, hasReason, notifyError } from '../../session/account-error.ts'
import { CodeForm, ResendButton } from '../../session/code-form.tsx'
import { loadIdentity, loadSignUpCalls } from '../../session/load-identity.ts'
import type { NoticeName } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideView } from '../../ui/outside-frame.tsx'
import { announceConfirmed, onConfirmed } from './confirmed-channel.ts'
import type { Pending } from './pending.ts'
import { useLooks } from './use-looks.ts'

type Props = {
  pending: Pending
  /** The login is needed, because this tab has no password, or the password alone does not log in. */
  onLogin: (notice?: NoticeName) => void
  onOtherAddress: () => void
}

/** Asks for the code of our mail. The link in that mail confirms the address too, on any device: then this goes on by itself. */
export const Confirm = ({ pending, onLogin, onOtherAddress }: Props) => {
  const { email, id, password, justSent } = pending
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const stopListening = useRef<() => void>(undefined)

  const toLogin = (notice?: NoticeName): true => {
    onLogin(notice)
    return true
  }

  /** Logs in with the password in this tab's memory; without a password, leads to the login. False: it failed. */
  const logIn = async (notice: NoticeName): Promise<boolean> => {
    if (password === null) return toLogin(notice)
    try {
      const { signIn } = await loadIdentity()
      const outcome = await signIn(email, password)
      if (outcome === 'totp') return toLogin('confirmed')
      if (outcome === 'signed-in')
        notify({ kind: 'success', title: 'Your email is confirmed.', description: 'You are logged in.' })
      else setFailure('This email is not confirmed yet. Follow the link in our email, or enter its code.')
      return outcome === 'signed-in'
    } catch (error) {
      setFailure(notifyError('Login Error', error))
      return hasReason(error, 'wrong-password') && toLogin(notice === 'link-followed' ? undefined : notice)
    }
  }

  const login = useRef<Promise<boolean>>(undefined)
  /** The code, a look and another tab may tell at the same time: they share one login, because a second one ends the first. */
  const proceed = (notice: NoticeName): Promise<boolean> => {
    login.current ??= logIn(notice).then(hasLeft => {
      if (!hasLeft) login.current = undefined
      return hasLeft
    })
    return login.current
  }

  /** Without the id of the sign-up, only a login tells whether the address is confirmed. */
  const look = async (): Promise<boolean> => {
    if (login.current) return false
    if (id !== null) {
      const { isConfirmed } = await loadSignUpCalls()
      return (await isConfirmed(id)) && proceed('confirmed')
    }
    if (password === null) return false
    const { signIn } = await loadIdentity()
    const outcome = await signIn(email, password)
    if (outcome === 'totp') onLogin('confirmed')
    return outcome !== 'unconfirmed'
  }
  const goesOn = useLooks({ look, isRegular: id !== null })

  const followedLink = async () => {
    setBusy(true)
    setFailure(undefined)
    await proceed('link-followed')
    setBusy(false)
  }

  const confirmedElsewhere = useEffectEvent(() => void proceed('confirmed'))
  useEffect(() => {
    const stop = onConfirmed({ email, canSignIn: password !== null, callback: confirmedElsewhere })
    stopListening.current = stop
    return stop
  }, [email, password])

  /** As `proceed`; without a password, another tab may have it and log in. */
  const proceedAnywhere = async (notice: NoticeName) => {
    if (password !== null) return void (await proceed(notice))
    stopListening.current?.()
    onLogin((await announceConfirmed(email)) ? 'confirmed-here' : notice)
  }

  const enter = async (code: string) => {
    setFailure(undefined)
    try {
      const { confirm } = await loadIdentity()
      await confirm(email, code)
    } catch (error) {
      if (!hasReason(error, 'already-confirmed')) return errorText(error)
    }
    await proceedAnywhere('confirmed')
  }

  const resend = async () => {
    setFailure(undefined)
    try {
      const { resendCode } = await loadIdentity()
      await resendCode(email)
    } catch (error) {
      if (hasReason(error, 'already-confirmed')) await proceedAnywhere('already-confirmed')
      else setFailure(errorText(error))
      return false
    }
    return true
  }

  return (
    <OutsideView
      title="Confirm your email"
      text={
        <>
          {justSent ? 'We sent an email to ' : 'This account is not confirmed yet. We sent an email to '}
          <chakra.strong color="fg" overflowWrap="anywhere">
            {email}
          </chakra.strong>
          . Open the link in it on any phone or computer, or enter the code here.
          {goesOn && ' After you open the link, this page continues by itself.'}
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
        <Button variant="outline" onClick={followedLink} loading={busy} loadingText="Logging in...">
          I followed the link
        </Button>
        <ResendButton email={email} justSent={justSent} onResend={resend} />
        <Button variant="outline" onClick={onOtherAddress}>
          Use another email
        </Button>
      </Flex>
    </OutsideView>
  )
}
