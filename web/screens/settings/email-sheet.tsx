import { Flex, Input } from '@chakra-ui/react'
import { useId } from 'react'
import { useSession } from '../../session.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { SheetProps } from './dialogs.tsx'
import { EmailCode } from './email-code.tsx'
import { FormButtons } from './form-buttons.tsx'
import { usePendingEmail } from './pending-email.ts'
import { useEmailForm } from './use-email-form.ts'

/** A new address is given, and counts once its code has come back. */
export const EmailSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const now = session.state === 'signed-in' ? session.person.email : ''
  const pending = usePendingEmail()
  const id = useId()
  const { register, submit, errors, busy } = useEmailForm(now)
  const buttons = { action: 'Send code', busyAction: 'Sending...', busy, onCancel: onClose }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={pending ? 'Confirm your new email' : 'Change email'}
      text={`Until the code for the new address has come back, you log in with ${now}.`}
      dismissible={!busy}
      footer={!pending && <FormButtons form={id} {...buttons} />}
    >
      {pending ? (
        <EmailCode email={pending} onDone={onClose} />
      ) : (
        <form id={id} onSubmit={submit} noValidate>
          <Flex direction="column" gap="4.5">
            <FormField label="New email" error={errors.email?.message}>
              <Input type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
            </FormField>
            <FormField
              label="Your password"
              hint="To show that it is you, and not somebody who found this device."
              error={errors.password?.message}
            >
              <PasswordInput autoComplete="current-password" {...register('password')} />
            </FormField>
            <FormTrouble text={errors.root?.message} />
          </Flex>
        </form>
      )}
    </Sheet>
  )
}
