import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { AccountError, type AccountErrorReason, errorText } from '../../session/account-error.ts'
import type { Proof } from '../../session/identity-proof.ts'
import { loadProof } from '../../session/load-identity.ts'
import { session } from '../../session/store.ts'
import { securityQuery } from './security-query.ts'

/** The fields that prove who the person is. */
export const proofFields = {
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  /** Shown, and used, where the account has a second factor. */
  code: z.string().check(z.overwrite(text => text.replace(/\D/g, ''))),
}
export const noProof = { password: '', code: '' }
type ProofValues = typeof noProof

/** What a person reads of an error of the account's API. */
export const accountErrorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : errorText(error)

const ofCode: ReadonlySet<AccountErrorReason> = new Set(['app-code-wanted', 'expired-code', 'wrong-app-code'])

/** The field of the proof that an error is about; null: an error of the whole form. */
const proofFieldOf = (error: unknown): keyof ProofValues | null => {
  if (!(error instanceof AccountError)) return null
  if (error.reason === 'wrong-current-password') return 'password'
  return ofCode.has(error.reason) ? 'code' : null
}

/** The server no longer accepts the proof. */
export const isProofOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'proof_required' || error.code === 'unauthenticated')

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
  readonly empty: Values
  readonly resolver: Resolver<Values, unknown, Values>
  /** Names of the form's fields. */
  readonly names: z.ZodMiniType<Path<Values>>
  /** Changes the account. `proof` is the token that allows it. */
  readonly send: (values: Values, proof: string) => Promise<unknown>
  readonly onDone?: (values: Values) => unknown
  /** What the server says of a field besides those of the proof; null: nothing. */
  readonly fieldErrorOf?: (
    error: unknown,
  ) => { readonly field: Path<Values>; readonly message: string } | null
}

/**
 * A form that changes the account. First it gets a proof of who the person is from their password and, where the account
 * has one, the second factor. With the proof the account can be changed for five minutes.
 */
export const useProofForm = <Values extends ProofValues>(options: Options<Values>) => {
  const { empty, resolver, names, send, onDone, fieldErrorOf } = options
  const { data } = useQuery(securityQuery)
  const [wasAsked, setWasAsked] = useState(false)
  const proof = useRef<Proof>(null)
  const form = useForm<Values, unknown, Values>({ resolver, values: empty })

  const endProof = () => {
    proof.current?.end()
    proof.current = null
  }
  useEffect(() => () => proof.current?.end(), [])

  const showError = (error: unknown): void => {
    if (error instanceof AccountError && error.reason === 'app-code-wanted') setWasAsked(true)
    // After a lost connection, or an error in another field, the next press uses the same proof.
    if (isProofOver(error)) endProof()
    const named = names.safeParse(proofFieldOf(error))
    const message = accountErrorText(error)
    const found = fieldErrorOf?.(error) ?? (named.success ? { field: named.data, message } : null)
    if (found) form.setError(found.field, { message: found.message }, { shouldFocus: true })
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
    /** What is wrong with the whole form. */
    error: form.formState.errors.root?.message,
    asksCode: wasAsked || data?.twoFactor === true,
    /** Revokes the proof. */
    endProof,
  }
}
export type ProofForm<Values extends ProofValues> = ReturnType<typeof useProofForm<Values>>
