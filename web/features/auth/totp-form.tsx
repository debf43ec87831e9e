import { Flex } from '@chakra-ui/react'
import { CodeForm } from '../../session/code-form.tsx'
import { notifyError } from '../../session/notify-error.ts'
import { Button } from '../../ui/button.tsx'
import { ViewHead } from '../../ui/view-head.tsx'

type Props = { onCode: (code: string) => Promise<void>; onBack: () => void }

export const TotpForm = ({ onCode, onBack }: Props) => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead title="One more step" text="This account is protected by an authenticator app." />
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
  </Flex>
)
