import { Flex, Input } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'

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
  /** What is in the field already, such as the code of a link; left out: nothing. */
  given?: string
  /** It came in the place of what was pressed, and nothing else is to be read first: its field takes the focus. */
  takesFocus?: boolean
  /** Answers with what is wrong with the code, or nothing when it was right. */
  onCode: (code: string) => Promise<string | undefined>
}

/** One field for six digits. It goes off by itself with the sixth: pasted or filled in by the phone, it is one touch. */
export const CodeForm = ({
  label,
  hint,
  action,
  busyAction,
  given = '',
  takesFocus = false,
  onCode,
}: Props) => {
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
