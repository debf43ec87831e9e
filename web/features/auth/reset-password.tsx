import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { notifyRecoveryError } from '../../session/account-error.ts'
import type { SignInOutcome } from '../../session/identity.ts'
import { loadIdentity, loadRecovery } from '../../session/load-identity.ts'
import { noticeState } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideFrame, OutsideView } from '../../ui/outside-frame.tsx'
import { type MailLink, mailLink } from './mail-link.ts'
import { BackToLogin, CheckYourEmail, sendLink } from './password-link.tsx'
import { ResetForm } from './reset-form.tsx'
import { TotpForm } from './totp-form.tsx'

type View = 'form' | 'spent' | 'sent' | 'totp'

/** Null: the login failed. The new password counts nevertheless, and the code of the link is used up. */
const trySignIn = async (email: string, password: string): Promise<SignInOutcome | null> => {
  try {
    const { signIn } = await loadIdentity()
    return await signIn(email, password)
  } catch {
    return null
  }
}

/** /reset-password: the page of a mail's link, in any tab, on any device. */
export const ResetPasswordRoute = () => {
  const navigate = useNavigate()
  const link = useMailLink(mailLink, paths.resetPassword)
  const [view, setView] = useState<View>('form')

  useEffect(() => {
    // Loaded while the person types. An error is shown when the files are needed.
    for (const load of [loadRecovery, loadIdentity]) load().catch(() => undefined)
  }, [])

  const toLogin = (email: string) =>
    navigate(paths.auth({ email }), { replace: true, state: noticeState('password-updated') })

  const go = (email: string, outcome: SignInOutcome | null) => {
    if (outcome === 'signed-in') return navigate(paths.dashboard, { replace: true })
    if (outcome === 'totp') return setView('totp')
    return toLogin(email)
  }

  const update = async ({ email, code, token }: MailLink, password: string) => {
    const { confirmAndChoose, confirmReset } = await loadRecovery()
    if (token === undefined) await confirmReset(email, code, password)
    else await confirmAndChoose({ email, code, token }, password)
    const outcome = await trySignIn(email, password)
    // After the sign-in, because a change of the person closes all toasts.
    notify({
      kind: 'success',
      title: 'Password updated',
      description: 'Your password has been successfully updated.',
    })
    await go(email, outcome)
  }

  const shown = () => {
    if (!link) return <NoLink />
    const { email } = link
    switch (view) {
      case 'form':
        return (
          <ResetForm
            email={email}
            onPassword={password => update(link, password)}
            onSpent={() => setView('spent')}
          />
        )
      case 'spent':
        return <SpentLink email={email} onSent={() => setView('sent')} />
      case 'sent':
        return <CheckYourEmail email={email} />
      case 'totp':
        return (
          <TotpForm
            onCode={async totp => {
              const { answerTotp } = await loadIdentity()
              await go(email, await answerTotp(totp))
            }}
            onBack={() => void toLogin(email)}
          />
        )
    }
  }

  return (
    <OutsideFrame
      woven={4}
      aside={{ title: 'A new password', text: 'Your applications are where you left them.' }}
    >
      {shown()}
    </OutsideFrame>
  )
}

const SpentLink = ({ email, onSent }: { email: string; onSent: () => void }) => {
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
      text="It was used before, we sent you a newer email, or it is too old."
    >
      <FormError text={failure} />
      <Button size="lg" onClick={send} loading={busy} loadingText="Sending...">
        Send a new link
      </Button>
      <BackToLogin />
    </OutsideView>
  )
}

/** The address lacks the email or the code: a mail program has cut off the link, or the person typed the address. */
const NoLink = () => (
  <OutsideView
    title="This page needs the link from our email"
    text="Open the newest email from us and press its button. Your email app may have broken the link. If you have no such email, ask for one here."
  >
    <LinkButton size="lg" to={paths.forgotPassword}>
      Send Reset Link
    </LinkButton>
    <BackToLogin />
  </OutsideView>
)
