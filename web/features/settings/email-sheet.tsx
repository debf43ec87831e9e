import { Flex, Input } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { SheetProps } from './dialogs.tsx'
import { EmailCode } from './email-code.tsx'
import { FormButtons } from './form-buttons.tsx'
import { useLinkCode } from './link-code.ts'
import { ProofInputs } from './proof-inputs.tsx'
import { securityQuery } from './security-query.ts'
import { useEmailForm } from './use-email-form.ts'

const spentLink =
  'This link does not work any more: it was used before, a newer email has taken its place, or it is older than a day. You can change your email again.'

const pageTitle = () => document.getElementById('page-title')

/** A new address is given, and counts once its code has come back. */
export const EmailSheet = ({ open, onClose }: SheetProps) => {
  const session = useSession()
  const now = session.state === 'signed-in' ? session.person.email : ''
  const { data } = useQuery(securityQuery)
  const [another, setAnother] = useState<string>()
  const pending = data?.pendingEmail ?? null
  const waits = pending !== null && pending !== another ? pending : null
  const linkCode = useLinkCode()
  // Who came by a link pressed nothing that the focus could go back to.
  const [cameByLink] = useState(linkCode !== null)
  const id = useId()
  const { register, submit, asksCode, errors, busy } = useEmailForm(() => setAnother(undefined))
  const buttons = { action: 'Send code', busyAction: 'Sending...', busy, onCancel: onClose }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={waits ? 'Confirm your new email' : 'Change email'}
      text={`Until the code for the new address has come back, you log in with ${now}.`}
      dismissible={!busy}
      {...(cameByLink && { finalFocus: pageTitle })}
      footer={!waits && <FormButtons form={id} {...buttons} />}
    >
      {waits ? (
        <EmailCode
          email={waits}
          linkCode={linkCode || null}
          onDone={onClose}
          onAnother={() => setAnother(waits)}
        />
      ) : (
        <form id={id} onSubmit={submit} noValidate>
          <Flex direction="column" gap="4.5">
            <FormField label="New email" error={errors.email?.message}>
              <Input type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
            </FormField>
            <ProofInputs
              hint="To show that it is you, and not somebody who found this device."
              password={{ field: register('password'), error: errors.password?.message }}
              code={asksCode ? { field: register('code'), error: errors.code?.message } : null}
            />
            <FormError text={errors.root?.message ?? (linkCode !== null && data ? spentLink : undefined)} />
          </Flex>
        </form>
      )}
    </Sheet>
  )
}
