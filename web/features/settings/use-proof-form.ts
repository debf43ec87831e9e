import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { errorMessage } from '../../kit/error-reference.ts'
import { hasCode } from '../../kit/request-error.ts'
import { AccountError, errorText, hasReason } from '../../session/account-error.ts'
import type { Proof } from '../../session/identity-proof.ts'
import { loadProof } from '../../session/load-identity.ts'
import { session } from '../../session/store.ts'
import { securityQuery } from './security-query.ts'

/** The fields that prove who the person is. */
export const proofFields = {
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  /** Of the authenticator app. Asked for where the account has a second factor. */
  code: z.string().check(z.overwrite(text => text.replace(/\D/g, ''))),
}
export const noProof = { password: '', code: '' }
type ProofValues = typeof noProof

export const accountErrorText = (error: unknown): string =>
  error instanceof ApiError ? errorMessage(error) : errorText(error)

/** The field of the proof that an error is about; null: an error of the whole form. */
const proofFieldOf = (error: unknown): keyof ProofValues | null => {
  if (hasReason(error, 'wrong-current-password')) return 'password'
  return hasReason(error, 'app-code-wanted', 'expired-code', 'wrong-app-code') ? 'code' : null
}

/** The server no longer accepts the proof. */
export const isProofOver = (error: unknown): boolean => hasCode(error, 'proof_required', 'unauthenticated')

const prove = async ({ password, code }: ProofValues): Promise<Proof> => {
  const now = session.current()
  if (now.state === 'signed-out') throw new AccountError('session-over')
  const { provePassword, proveCode } = await loadProof()
  const proof = await provePassword(now.person.email, password)
  if (proof) return proof
  const proved = code.length === 6 ? await proveCode(code) : null
  if (!proved) throw new AccountError('app-code-wanted')
  return proved
}

type Options<Values extends ProofValues> = {
  readonly fields: z.ZodMiniType<Values, Values>
  readonly empty: Values
  /** Changes the account. `proof` is the token that allows it. */
  readonly send: (values: Values, proof: string) => Promise<unknown>
  readonly onDone?: (values: Values) => unknown
  /** The field that an error of `send` is about; null: none. */
  readonly fieldErrorOf?: (
    error: unknown,
  ) => { readonly field: Path<Values>; readonly message: string } | null
}

/**
 * A form that changes the account. The password, and the second factor where there is one, get a proof of who the person is.
 * The proof allows changes of the account for five minutes.
 */
export const useProofForm = <Values extends ProofValues>(options: Options<Values>) => {
  const { fields, empty, send, onDone, fieldErrorOf } = options
  const { data } = useQuery(securityQuery)
  const [isCodeRequired, setCodeRequired] = useState(false)
  const proof = useRef<Proof>(null)
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(fields), values: empty })
  const isField = (name: string | null): name is Path<Values> => name !== null && name in empty

  const endProof = () => {
    proof.current?.end()
    proof.current = null
  }
  useEffect(() => () => proof.current?.end(), [])

  const showError = (error: unknown): void => {
    if (hasReason(error, 'app-code-wanted')) setCodeRequired(true)
    // After any other error, the next press uses the same proof.
    if (isProofOver(error)) endProof()
    const own = fieldErrorOf?.(error)
    const field = own?.field ?? proofFieldOf(error)
    const message = own?.message ?? accountErrorText(error)
    if (isField(field)) form.setError(field, { message }, { shouldFocus: true })
    else form.setError('root', { message })
  }

  const submit = form.handleSubmit(async values => {
    try {
      proof.current ??= await prove(values)
      await send(values, proof.current.token)
    } catch (error) {
      return showError(error)
    }
    await onDone?.(values)
  })

  return {
    form,
    submit,
    busy: form.formState.isSubmitting,
    /** Of the whole form. */
    error: form.formState.errors.root?.message,
    asksCode: isCodeRequired || data?.twoFactor === true,
    /** Revokes the proof. */
    endProof,
  }
}
export type ProofForm<Values extends ProofValues> = ReturnType<typeof useProofForm<Values>>
