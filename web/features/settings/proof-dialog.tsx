import { Flex } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { LineField, useFieldError } from '../../forms/fields.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FormError } from '../../ui/message.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { noProof, ProofForm } from './use-proof-form.ts'

export type DialogProps = { open: boolean; onClose: () => void }

type Props<Values extends typeof noProof> = DialogProps &
  Pick<ComponentProps<typeof Sheet>, 'title' | 'text' | 'readFirst' | 'finalFocus'> & {
    of: ProofForm<Values>
    submitLabel: string
    busyLabel: string
    danger?: boolean
    /** In the place of the error, while there is none. */
    note?: string | undefined
    /** In the place of the form and of its buttons. */
    instead?: ReactNode
    children: ReactNode
  }

/** A dialog with a form that changes the account. */
export const ProofDialog = <Values extends typeof noProof>(props: Props<Values>) => {
  const {
    open,
    onClose,
    of,
    submitLabel,
    busyLabel,
    danger = false,
    note,
    instead,
    children,
    ...rest
  } = props
  const { form, submit, busy, error } = of
  const id = useId()
  return (
    <Sheet
      {...rest}
      open={open}
      onClose={onClose}
      dismissible={!busy}
      footer={
        !instead && (
          <>
            <Button variant="outline" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'solid'}
              loading={busy}
              loadingText={busyLabel}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {instead || (
        <FormProvider {...form}>
          <form id={id} onSubmit={submit} noValidate>
            <Flex direction="column" gap="4.5">
              {children}
              <FormError text={error ?? note} />
            </Flex>
          </form>
        </FormProvider>
      )}
    </Sheet>
  )
}

type ProofProps = {
  label?: string
  hint?: string
  asksCode: boolean
}

/** The current password and, where the account has a second factor, the code that its app shows. */
export const ProofFields = ({ label = 'Your password', hint, asksCode }: ProofProps) => (
  <>
    <PasswordField name="password" label={label} hint={hint} autoComplete="current-password" />
    {asksCode && (
      <LineField<keyof typeof noProof>
        name="code"
        label="Code that your authenticator app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    )}
  </>
)

type PasswordProps = {
  name: string
  label: string
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ name, label, hint, autoComplete }: PasswordProps) => (
  <FormField label={label} hint={hint} error={useFieldError(name)}>
    <PasswordInput autoComplete={autoComplete} {...useFormContext().register(name)} />
  </FormField>
)
