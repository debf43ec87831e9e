import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { LineField } from '../../forms/fields.tsx'
import { hasCode } from '../../kit/request-error.ts'
import { email } from '../../session/email.ts'
import { useSession } from '../../session/session.tsx'
import { EmailCode } from './email-code.tsx'
import { useLinkCode } from './link-code.ts'
import { type DialogProps, ProofDialog, ProofFields } from './proof-dialog.tsx'
import { putSecurity, securityQuery } from './security-query.ts'
import { noProof, proofFields, useProofForm } from './use-proof-form.ts'

const fields = z.object({ ...proofFields, email })
type Fields = z.infer<typeof fields>

const spentLink =
  'This link does not work any more: it was used before, we sent you a newer email, or it is older than a day. You can change your email again.'

/** The error of the email field. */
const emailErrorOf = (error: unknown): string | undefined =>
  (error instanceof ApiError ? error.fields?.email : undefined) ??
  (hasCode(error, 'email_taken', 'no_mail') ? error.message : undefined)

/** Asks for a new address, and then for the code that was sent to it. */
export const EmailDialog = ({ open, onClose }: DialogProps) => {
  const session = useSession()
  const now = session.state === 'signed-in' ? session.person.email : ''
  const client = useQueryClient()
  const { data } = useQuery(securityQuery)
  /** The pending address that the person wants to replace. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const pending = data?.pendingEmail ?? null
  const waiting = pending === replaced ? null : pending
  const linkCode = useLinkCode()
  // A link opened the dialog, so no button takes the focus afterwards.
  const [cameByLink] = useState(linkCode !== null)
  const proof = useProofForm({
    fields,
    empty: { ...noProof, email: '' },
    send: ({ email }, proof) => api.account.changeEmail({ body: { email } }, { proof }),
    fieldErrorOf: error => {
      const message = emailErrorOf(error)
      return message ? { field: 'email', message } : null
    },
    onDone: ({ email }) => {
      putSecurity(client, { pendingEmail: email })
      setReplaced(null)
    },
  })
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      title={waiting ? 'Confirm your new email' : 'Change email'}
      text={`You log in with ${now} until you enter the code that we send to the new email.`}
      finalFocus={cameByLink ? () => document.getElementById('page-title') : undefined}
      of={proof}
      submitLabel="Send code"
      busyLabel="Sending..."
      note={linkCode !== null && data ? spentLink : undefined}
      instead={
        waiting && (
          <EmailCode
            email={waiting}
            linkCode={linkCode || null}
            onDone={onClose}
            onAnother={() => setReplaced(waiting)}
          />
        )
      }
    >
      <LineField<keyof Fields>
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <ProofFields
        hint="To show that it is you, and not somebody who found this device."
        asksCode={proof.asksCode}
      />
    </ProofDialog>
  )
}
