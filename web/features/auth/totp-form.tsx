import { notifyError } from '../../session/account-error.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { Button } from '../../ui/button.tsx'
import { OutsideView } from '../../ui/outside-frame.tsx'

type Props = { onCode: (code: string) => Promise<void>; onBack: () => void }

export const TotpForm = ({ onCode, onBack }: Props) => (
  <OutsideView title="One more step" text="This account is protected by an authenticator app.">
    <CodeForm
      label="Code from your authenticator app"
      hint="Six digits. The app shows a new code every half minute."
      action="Log in"
      busyAction="Logging in..."
      takesFocus
      onCode={async code => {
        try {
          await onCode(code)
        } catch (error) {
          return notifyError('Login Error', error)
        }
      }}
    />
    <Button variant="ghost" onClick={onBack}>
      Back to Login
    </Button>
  </OutsideView>
)
