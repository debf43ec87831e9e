import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { ResendButton } from '../../session/resend-button.tsx'
import { accessToken } from '../../session/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { handOnFocus, takeFocus } from '../../ui/hand-on-focus.ts'
import { notify } from '../../ui/notify.ts'
import { securityQuery } from './security-query.ts'
import { faultOf } from './use-proof.ts'

/** What takes the place of all this when another address is to be given. */
const newEmailField = () => document.querySelector<HTMLElement>('[role=dialog] input[type=email]')

type Props = {
  email: string
  /** The code that the mail's link brought; null where it is to be typed. */
  linkCode: string | null
  onDone: () => void
  /** Another address is to be given. */
  onAnother: () => void
}

export const EmailCode = ({ email, linkCode, onDone, onAnother }: Props) => {
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<string>()

  const resend = async () => {
    setTrouble(undefined)
    try {
      await api.account.resendEmailCode({})
    } catch (error) {
      setTrouble(faultOf(error).message)
      return false
    }
    notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    return true
  }

  const enter = async (code: string) => {
    setTrouble(undefined)
    try {
      await api.account.confirmEmail({ body: { code } })
    } catch (error) {
      return faultOf(error).message
    }
    client.setQueryData(securityQuery.queryKey, before => before && { ...before, pendingEmail: null })
    // It is changed by now. Tokens that do not come over this line tell of it when they are next renewed.
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
        We sent an email to <chakra.strong overflowWrap="anywhere">{email}</chakra.strong>. Follow its link,
        or enter its code here.
      </chakra.p>
      <CodeForm
        label="Six-digit code"
        hint="It can take a minute. Look in the spam folder too."
        action="Confirm"
        busyAction="Confirming..."
        given={linkCode ?? ''}
        onCode={enter}
      />
      <FormError text={trouble} />
      <Flex wrap="wrap" gap="2.5" css={{ '& > *': { flex: '1 1 auto' } }}>
        <ResendButton justSent={linkCode === null} onResend={resend} />
        <Button ref={handOnFocus(newEmailField)} variant="outline" onClick={onAnother}>
          Use another address
        </Button>
      </Flex>
    </Flex>
  )
}
