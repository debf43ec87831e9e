import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { CodeForm, ResendButton } from '../../session/code-form.tsx'
import { accessToken } from '../../session/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn, takeFocus } from '../../ui/focus.ts'
import { FormError } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { putSecurity } from './security-query.ts'
import { accountErrorText } from './use-proof-form.ts'

/** The first field of the form that replaces this form. */
const newEmailField = () => document.querySelector<HTMLElement>('[role=dialog] input[type=email]')

/** Why a request failed; undefined: it did not. */
const errorOf = (request: Promise<unknown>): Promise<string | undefined> =>
  request.then(() => undefined, accountErrorText)

type Props = {
  email: string
  /** The code of the mail's link; null: the person types it. */
  linkCode: string | null
  onDone: () => void
  /** The person wants to give another address. */
  onAnother: () => void
}

/** Asks for the code that was sent to the new address. */
export const EmailCode = ({ email, linkCode, onDone, onAnother }: Props) => {
  const client = useQueryClient()
  const [error, setError] = useState<string>()

  const resend = async () => {
    setError(undefined)
    const failure = await errorOf(api.account.resendEmailCode({}))
    setError(failure)
    return failure === undefined
  }

  const enter = async (code: string) => {
    setError(undefined)
    const failure = await errorOf(api.account.confirmEmail({ body: { code } }))
    if (failure) return failure
    putSecurity(client, { pendingEmail: null })
    // The email is changed. If this renewal of the token fails, a later renewal brings the new email.
    await accessToken({ renew: true }).catch(() => null)
    onDone()
    notify({
      kind: 'success',
      title: 'Email changed',
      description: `You log in with ${email} from now on.`,
    })
  }

  return (
    <Flex direction="column" gap="4.5">
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0">
        We sent an email to <chakra.strong overflowWrap="anywhere">{email}</chakra.strong>. Open the link in
        it, or enter the code here.
      </chakra.p>
      <CodeForm
        label="Six-digit code"
        hint="It can take a minute. Look in the spam folder too."
        action="Confirm"
        busyAction="Confirming..."
        given={linkCode ?? ''}
        onCode={enter}
      />
      <FormError text={error} />
      <Flex wrap="wrap" gap="2.5" css={{ '& > *': { flex: '1 1 auto' } }}>
        <ResendButton email={email} justSent={linkCode === null} onResend={resend} />
        <Button ref={moveFocusOn(newEmailField)} variant="outline" onClick={onAnother}>
          Use another email
        </Button>
      </Flex>
    </Flex>
  )
}
