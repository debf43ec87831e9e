import { useState } from 'react'
import type { SignInOutcome } from '../../session/identity.ts'
import { loadIdentity } from '../../session/load-identity.ts'
import type { NoticeName } from '../../session/notice-state.ts'
import { LoginForm } from './login-form.tsx'
import type { Pending } from './pending.ts'
import { TotpForm } from './totp-form.tsx'
import { welcomeBack } from './welcome-back.ts'

type Props = {
  email: string
  notice: NoticeName | null
  onUnconfirmed: (pending: Pending) => void
}

/** The login, and its second step for people with an authenticator app. */
export const Login = ({ email, notice, onUnconfirmed }: Props) => {
  const [asksCode, setAsksCode] = useState(false)

  const go = (outcome: SignInOutcome, pending: Pending | null) => {
    if (outcome === 'signed-in') welcomeBack()
    else if (outcome === 'totp') setAsksCode(true)
    else if (pending) onUnconfirmed(pending)
  }

  return asksCode ? (
    <TotpForm
      onCode={async code => go(await (await loadIdentity()).answerTotp(code), null)}
      onBack={() => setAsksCode(false)}
    />
  ) : (
    <LoginForm
      email={email}
      notice={notice}
      onLogin={async (address, password) =>
        go(await (await loadIdentity()).signIn(address, password), {
          email: address,
          password,
          justSent: false,
        })
      }
    />
  )
}
