import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { hasReason } from '../../session/account-error.ts'
import type { NewAccount, SignInOutcome } from '../../session/identity.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { type NoticeName, noticeState, readNotice, useSession } from '../../session/session.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideFrame } from '../../ui/outside-frame.tsx'
import { type AuthAddress, readAddress, safeNext, withValues } from './address.ts'
import { Confirm } from './confirm.tsx'
import { ConfirmLink, type MailLink } from './confirm-link.tsx'
import { Login, welcomeBack } from './login.tsx'
import { type Pending, usePending } from './pending.ts'
import { answersOf, type SignUpValues } from './sign-up-form.ts'
import { storedSignUp } from './use-sign-up-form.ts'
import { Wizard } from './wizard.tsx'

const linkIn = ({ email, code }: AuthAddress): MailLink | null => (email && code ? { email, code } : null)

const asides = {
  login: { title: brand.tagline, text: 'Every application you send, in one place, on any phone.' },
  confirm: {
    title: 'One knot, and it holds',
    text: 'The code shows that the address is yours. What you answered is kept until then.',
  },
  link: {
    title: 'One address, one account',
    text: 'It opens once the address is shown to be yours. What you answered is kept until then.',
  },
}

/** /auth: the address and the account that waits for its code in this tab decide which view is shown. */
export const AuthRoute = () => {
  const [search] = useSearchParams()
  const { state: historyState } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const address = readAddress(search)
  const [pending, setPending] = usePending()
  const [link, setLink] = useState(() => linkIn(address))
  const signedIn = session.state === 'signed-in'

  // Loaded while the person types. An error is shown when the file is needed.
  useFirstTouch(() => void loadIdentity().catch(() => undefined))

  useEffect(() => {
    if (!signedIn) return
    setPending(null)
    storedSignUp.write(null)
  }, [signedIn, setPending])

  useEffect(() => {
    if (address.code !== null) void navigate(withValues(search, { code: null }), { replace: true })
  }, [address.code, search, navigate])

  const toLogin = (email: string, notice?: NoticeName) => {
    setLink(null)
    return navigate(withValues(search, { mode: 'signin', step: null, code: null, email }), {
      replace: true,
      ...(notice && { state: noticeState(notice) }),
    })
  }

  const toConfirm = (waiting: Pending) => {
    setLink(null)
    setPending(waiting)
    return navigate(withValues(search, { step: 'confirm', code: null, email: null }), { replace: true })
  }

  const openAccount = async (values: SignUpValues) => {
    const { email, password } = values
    const outcome = await createAccount({ email, password, answers: answersOf(values), trial: address.trial })
    if (outcome === 'signed-in') return welcomeBack()
    if (outcome === 'totp') return toLogin(email)
    notify({
      kind: 'success',
      title: 'Account Created!',
      description: 'Please check your email to verify your account.',
    })
    await toConfirm({ email, password, justSent: true })
  }

  if (link)
    return (
      <OutsideFrame woven={4} aside={asides.link}>
        <ConfirmLink
          link={link}
          onConfirmed={notice => toLogin(link.email, notice)}
          onNewCode={() => toConfirm({ email: link.email, password: null, justSent: false })}
          onLogin={() => toLogin(link.email)}
        />
      </OutsideFrame>
    )
  if (signedIn) return <Navigate to={safeNext(address.next)} replace />
  if (address.step === 'confirm' && pending)
    return (
      <OutsideFrame woven={4} aside={asides.confirm}>
        <Confirm
          pending={pending}
          onLogin={notice => void toLogin(pending.email, notice)}
          onOtherAddress={() => {
            setPending(null)
            void navigate(withValues(search, { mode: 'signup', step: null }), { replace: true })
          }}
        />
      </OutsideFrame>
    )
  if (address.mode === 'signup') return <Wizard trial={address.trial} onAccount={openAccount} />
  return (
    <OutsideFrame woven={4} aside={asides.login}>
      <Login
        key={address.email}
        email={address.email ?? ''}
        notice={readNotice(historyState)}
        onUnconfirmed={waiting => void toConfirm(waiting)}
      />
    </OutsideFrame>
  )
}

/**
 * Signs up; the usual outcome is `unconfirmed`. If the address is taken, and this password opens its account, the account is
 * the person's own: they signed up before, or the answer of an earlier sign-up was lost.
 */
const createAccount = async (account: NewAccount): Promise<SignInOutcome> => {
  const { signUp, signIn } = await loadIdentity()
  try {
    await signUp(account)
    return 'unconfirmed'
  } catch (signUpError) {
    if (!hasReason(signUpError, 'address-taken')) throw signUpError
    return signIn(account.email, account.password).catch((error: unknown) => {
      throw error instanceof ConnectionLost ? error : signUpError
    })
  }
}
