import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { readMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { AccountError, hasReason } from '../../session/account-error.ts'
import type { NewAccount, SignInOutcome } from '../../session/identity.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import { type NoticeName, noticeState, readNotice, useSession } from '../../session/session.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideFrame } from '../../ui/outside-frame.tsx'
import { pageAfter, readAddress, withValues } from './address.ts'
import { Confirm } from './confirm.tsx'
import { LinkRoute } from './link-route.tsx'
import { Login, welcomeBack } from './login.tsx'
import { mailLink } from './mail-link.ts'
import { type Pending, storePending, usePending } from './pending.ts'
import { answersOf, type SignUpValues } from './sign-up-form.ts'
import { storedSignUp } from './use-sign-up-form.ts'
import { Wizard } from './wizard.tsx'

const asides = {
  login: { title: brand.tagline, text: 'Every application you send, in one place, on any phone.' },
  confirm: {
    title: 'One more step',
    text: 'The code shows that the email is yours. Your answers are kept until then.',
  },
}

/** /auth: as the link of a confirmation mail opens it, or the forms. */
export const AuthRoute = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const signedIn = useSession().state === 'signed-in'

  // Loaded while the person types. An error is shown when the file is needed.
  useFirstTouch(() => void loadIdentity().catch(() => undefined))

  useEffect(() => {
    if (!signedIn) return
    storePending(null)
    storedSignUp.write(null)
  }, [signedIn])

  return readMailLink(mailLink, search, state) ? <LinkRoute /> : <FormsRoute signedIn={signedIn} />
}

/** The address, and the account that waits for its code in this tab, decide which view is shown. */
const FormsRoute = ({ signedIn }: { signedIn: boolean }) => {
  const [search] = useSearchParams()
  const { state: historyState } = useLocation()
  const navigate = useNavigate()
  const address = readAddress(search)
  const [pending, setPending] = usePending()

  const toLogin = (email: string, notice?: NoticeName) =>
    navigate(withValues(search, { mode: 'signin', step: null, email }), {
      replace: true,
      ...(notice && { state: noticeState(notice) }),
    })

  const toConfirm = (waiting: Pending) => {
    setPending(waiting)
    return navigate(withValues(search, { step: 'confirm', email: null }), { replace: true })
  }

  /** Goes where the password of the person's own account leads. */
  const enter = (email: string, password: string, outcome: SignInOutcome) => {
    if (outcome === 'signed-in') return welcomeBack()
    if (outcome === 'totp') return toLogin(email)
    return toConfirm({ email, id: null, password, justSent: false })
  }

  const openAccount = async (values: SignUpValues) => {
    const { email, password } = values
    const made = await createAccount({ email, password, answers: answersOf(values), trial: address.trial })
    if ('outcome' in made) return enter(email, password, made.outcome)
    notify({
      kind: 'success',
      title: 'Account Created!',
      description: 'Please check your email to verify your account.',
    })
    await toConfirm({ email, id: made.id, password, justSent: true })
  }

  /** For an address that has an account: throws, unless the password opens it. */
  const openOwn = async (email: string, password: string) =>
    enter(email, password, await signInToOwn(email, password, new AccountError('address-taken')))

  if (signedIn) return <GoOn to={pageAfter(address)} />
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
  if (address.mode === 'signup')
    return <Wizard trial={address.trial} onAccount={openAccount} onTaken={openOwn} />
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

/** To a page of the dashboard; or to a public page, which is not of this app. */
const GoOn = ({ to }: { to: string }) => {
  const isInside = to.startsWith(paths.dashboard)
  useEffect(() => {
    if (!isInside) location.replace(to)
  }, [isInside, to])
  return isInside ? <Navigate to={to} replace /> : null
}

/**
 * Logs in to an account that was there before. It is the person's own if the password opens it. Otherwise throws
 * `otherwise`, unless the line was lost, or the password is right and the account is closed.
 */
const signInToOwn = async (email: string, password: string, otherwise: unknown): Promise<SignInOutcome> => {
  const { signIn } = await loadIdentity()
  return signIn(email, password).catch((error: unknown) => {
    const isForOwner = hasReason(error, 'account-closed', 'reset-required', 'too-many')
    throw error instanceof ConnectionLost || isForOwner ? error : otherwise
  })
}

/** Signs up, and answers the id of the sign-up. If the address is taken, logs in to the account of that address. */
const createAccount = async (
  account: NewAccount,
): Promise<{ id: string | null } | { outcome: SignInOutcome }> => {
  const { signUp } = await loadIdentity()
  try {
    return { id: await signUp(account) }
  } catch (error) {
    if (!hasReason(error, 'address-taken')) throw error
    return { outcome: await signInToOwn(account.email, account.password, error) }
  }
}
