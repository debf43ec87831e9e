import { chakra } from '@chakra-ui/react'
import { brand } from '../../../shared/brand.ts'
import { notifyError } from '../../session/account-error.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { Anchor } from '../../ui/anchor.ts'
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
    <chakra.p textStyle="small" color="fg.muted">
      You lost the phone? If you kept the key of the app, enter it in an authenticator app on another phone:
      it shows the same codes. Without the key,{' '}
      <Anchor variant="text" href={`mailto:${brand.supportEmail}`}>
        write to us
      </Anchor>{' '}
      from the email address of your account. We check that it is you, and let you in.
    </chakra.p>
    <Button variant="ghost" onClick={onBack}>
      Back to Login
    </Button>
  </OutsideView>
)
