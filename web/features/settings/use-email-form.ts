import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, type ErrorCode } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { email } from '../../session/email.ts'
import { securityQuery } from './security-query.ts'
import { noProof, proofFields, useProof } from './use-proof.ts'

const form = z.object({ ...proofFields, email })

const ofEmail: ReadonlySet<ErrorCode> = new Set(['email_taken', 'no_mail'])

/** What is wrong with the address itself, in words for its field. */
const emailFault = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  return error.fields?.email ?? (ofEmail.has(error.code) ? error.message : undefined)
}

/** Sends a code to the new address, which then waits for it. */
export const useEmailForm = (onSent: () => void) => {
  const client = useQueryClient()
  const { asksCode, run } = useProof()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { ...noProof, email: '' },
  })
  const submit = handleSubmit(async values => {
    const failed = await run(values, proof =>
      api.account.changeEmail({ body: { email: values.email } }, { proof }),
    )
    if (!failed) {
      client.setQueryData(
        securityQuery.queryKey,
        before => before && { ...before, pendingEmail: values.email },
      )
      return onSent()
    }
    const wrong = emailFault(failed.error)
    if (wrong) return setError('email', { message: wrong }, { shouldFocus: true })
    const { field, message } = failed.fault
    setError(field, { message }, { shouldFocus: field !== 'root' })
  })
  return { register, submit, asksCode, errors: formState.errors, busy: formState.isSubmitting }
}
