import { Flex, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { timing } from '../timing.ts'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'
import { notify } from '../ui/notify.ts'

const form = z.object({
  code: z.string().check(
    z.overwrite(text => text.replace(/\D/g, '')),
    z.length(6, 'Enter the six digits of the code.'),
  ),
})

type Props = {
  label: string
  hint?: string
  action: string
  busyAction: string
  /** What is in the field already, such as the code of a link. */
  given?: string
  /** The form came in the place of what was pressed, and nothing else is to be read first. */
  takesFocus?: boolean
  /** Answers with what is wrong with the code, or nothing when it was right. */
  onCode: (code: string) => Promise<string | undefined>
}

/** One field for six digits. The form is sent with the sixth, so that a pasted code is one touch. */
export const CodeForm = (props: Props) => {
  const { label, hint, action, busyAction, given = '', takesFocus = false, onCode } = props
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { code: given },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  const submit = handleSubmit(async ({ code }) => {
    const wrong = await onCode(code)
    if (wrong) setError('code', { message: wrong }, { shouldFocus: true })
  })
  const field = register('code', {
    onChange: event => {
      if (!isSubmitting && /^(\D*\d){6}\D*$/.test(event.target.value)) void submit()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" gap="4.5">
        <FormField label={label} hint={hint} error={errors.code?.message}>
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            fontSize="1.25rem"
            letterSpacing="0.3em"
            fontVariantNumeric="tabular-nums"
          />
        </FormField>
        <Button type="submit" size="lg" loading={isSubmitting} loadingText={busyAction}>
          {action}
        </Button>
      </Flex>
    </form>
  )
}

/** Mail takes its time: a second code, asked for at once, would make the first one useless. */
const waitSeconds = 30

type ResendButtonProps = {
  email: string
  /** A code was sent a moment ago. */
  justSent: boolean
  /** Sends another code. False: it was not sent. */
  onResend: () => Promise<boolean>
}

export const ResendButton = ({ email, justSent, onResend }: ResendButtonProps) => {
  const [left, restart] = useCountdown(justSent ? waitSeconds : 0)
  const [busy, setBusy] = useState(false)
  const waiting = left > 0

  const resend = async () => {
    setBusy(true)
    if (await onResend()) {
      restart(waitSeconds)
      notify({ kind: 'success', title: 'Code sent', description: `A new code is on its way to ${email}.` })
    }
    setBusy(false)
  }

  return (
    <Button
      variant="outline"
      aria-disabled={waiting}
      loading={busy}
      loadingText="Sending..."
      fontVariantNumeric="tabular-nums"
      onClick={() => !waiting && resend()}
    >
      {waiting ? `Resend code in ${left} s` : 'Resend code'}
    </Button>
  )
}

/**
 * Whole seconds left down to zero, and the way to start anew. Read off the clock each time, because a browser hardly runs
 * the timers of a tab while the person is away in their mail.
 */
const useCountdown = (seconds: number): [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), timing.countdownSecond)
    return () => clearInterval(timer)
  }, [running])
  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return [left, start]
}
