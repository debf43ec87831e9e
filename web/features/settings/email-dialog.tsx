import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { LineField } from '../../forms/fields.tsx'
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
  'This link does not work any more: it was used before, a newer email has taken its place, or it is older than a day. You can change your email again.'

/** What the server says of the address. */
const emailErrorOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  const isOfEmail = error.code === 'email_taken' || error.code === 'no_mail'
  return error.fields?.email ?? (isOfEmail ? error.message : undefined)
}

/** The person gives a new address. The account has it once the code that was sent there is entered. */
export const EmailDialog = ({ open, onClose }: DialogProps) => {
  const session = useSession()
  const now = session.state === 'signed-in' ? session.person.email : ''
  const client = useQueryClient()
  const { data } = useQuery(securityQuery)
  /** The address in whose place the person wants to give another one. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const pending = data?.pendingEmail ?? null
  const waiting = pending === replaced ? null : pending
  const linkCode = useLinkCode()
  // Who came by a link pressed no button that could take the focus afterwards.
  const [cameByLink] = useState(linkCode !== null)
  const proof = useProofForm<Fields>({
    empty: { ...noProof, email: '' },
    resolver: zodResolver(fields),
    names: z.keyof(fields),
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
      text={`Until the code for the new address has come back, you log in with ${now}.`}
      {...(cameByLink && { finalFocus: () => document.getElementById('page-title') })}
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
