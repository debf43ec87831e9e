import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { CodeForm } from '../../session/code-form.tsx'
import { loadSecurity } from '../../session/load-identity.ts'
import { ResendButton } from '../../session/resend-button.tsx'
import { wordsOf } from '../../session/say-trouble.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { handOnFocus, takeFocus } from '../../ui/hand-on-focus.ts'
import { notify } from '../../ui/notify.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { pendingEmail } from './pending-email.ts'

/** What takes the place of all this when another address is to be given. */
const newEmailField = () => document.querySelector<HTMLElement>('[role=dialog] input[type=email]')

export const EmailCode = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const [trouble, setTrouble] = useState<string>()

  const resend = async () => {
    setTrouble(undefined)
    try {
      const { beginEmailChange } = await loadSecurity()
      await beginEmailChange(email)
    } catch (error) {
      setTrouble(wordsOf(error))
      return false
    }
    notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    return true
  }

  const enter = async (code: string) => {
    setTrouble(undefined)
    try {
      await confirmNewEmail(code)
    } catch (error) {
      return wordsOf(error)
    }
    onDone()
  }

  return (
    <Flex direction="column" gap="4.5">
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0">
        We sent an email to <chakra.strong overflowWrap="anywhere">{email}</chakra.strong>. Follow its link,
        or enter its code here.
      </chakra.p>
      <CodeForm
        label="Six-digit code"
        hint="It can take a minute. Look in the spam folder too."
        action="Confirm"
        busyAction="Confirming..."
        onCode={enter}
      />
      <FormTrouble text={trouble} />
      <Flex wrap="wrap" gap="2.5" css={{ '& > *': { flex: '1 1 auto' } }}>
        <ResendButton justSent onResend={resend} />
        <Button ref={handOnFocus(newEmailField)} variant="outline" onClick={() => pendingEmail.set(null)}>
          Use another address
        </Button>
      </Flex>
    </Flex>
  )
}
