import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { SignInOutcome } from '../../session/identity.ts'
import { loadIdentity, loadRecovery } from '../../session/load-identity.ts'
import { noticeState } from '../../session/session.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideFrame } from '../../ui/outside-frame.tsx'
import { CheckYourEmail } from './password-link.tsx'
import { ResetForm } from './reset-form.tsx'
import { linkInSearch, linkInState, linkState } from './reset-link.ts'
import { NoLink, SpentLink } from './spent-link.tsx'
import { TotpForm } from './totp-form.tsx'

type View = 'form' | 'spent' | 'sent' | 'totp'

/** Null where it did not work: the code is used up by then, and the new password holds all the same. */
const signedIn = async (email: string, password: string): Promise<SignInOutcome | null> => {
  try {
    const { signIn } = await loadIdentity()
    return await signIn(email, password)
  } catch {
    return null
  }
}

/** /reset-password: what the mail's link opens, in any tab, on any device. */
export const ResetPasswordRoute = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => linkInSearch(search) ?? linkInState(state))
  const [view, setView] = useState<View>('form')

  useEffect(() => {
    // They come while the person types. A dead line is said when it matters.
    for (const load of [loadRecovery, loadIdentity]) load().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (link && search.size > 0) void navigate(paths.resetPassword, { replace: true, state: linkState(link) })
  }, [link, search, navigate])

  const toLogin = (email: string) =>
    navigate(paths.auth({ email }), { replace: true, state: noticeState('password-updated') })

  const go = (email: string, outcome: SignInOutcome | null) => {
    if (outcome === 'signed-in') return navigate(paths.dashboard, { replace: true })
    if (outcome === 'totp') return setView('totp')
    return toLogin(email)
  }

  const update = async (email: string, code: string, password: string) => {
    const { confirmReset } = await loadRecovery()
    await confirmReset(email, code, password)
    const outcome = await signedIn(email, password)
    // After the sign-in: what was said to whoever was here before goes with them.
    notify({
      kind: 'success',
      title: 'Password updated',
      description: 'Your password has been successfully updated.',
    })
    await go(email, outcome)
  }

  const shown = () => {
    if (!link) return <NoLink />
    const { email, code } = link
    switch (view) {
      case 'form':
        return (
          <ResetForm
            email={email}
            onPassword={password => update(email, code, password)}
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
      aside={{ title: 'A new lock', text: 'Your applications are where you left them, behind it.' }}
    >
      {shown()}
    </OutsideFrame>
  )
}
