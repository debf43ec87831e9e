import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadRecovery } from '../../../session/load-identity.ts'
import { AuthFrame } from '../../../ui/outside-frame.tsx'
import { AskForm } from './ask-form.tsx'
import { CheckYourEmail } from './check-your-email.tsx'
import { forgotPasswordState, readForgotPasswordState } from './route-state.ts'

/** /forgot-password: the form, and once the mail is sent, no way back to it but through the login. */
export const ForgotPasswordRoute = () => {
  const navigate = useNavigate()
  const { email, sent } = readForgotPasswordState(useLocation().state)

  useEffect(() => {
    // It comes while the person types. A dead line is said when it matters.
    loadRecovery().catch(() => undefined)
  }, [])

  return (
    <AuthFrame
      woven={4}
      aside={{ title: 'Nothing is lost', text: 'Your applications wait for you behind a new password.' }}
    >
      {sent ? (
        <CheckYourEmail email={email} />
      ) : (
        <AskForm
          email={email}
          onSent={to =>
            void navigate('.', { replace: true, state: forgotPasswordState({ email: to, sent: true }) })
          }
        />
      )}
    </AuthFrame>
  )
}
