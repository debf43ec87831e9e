import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { AccountError, type AccountErrorReason } from '../../session/account-error.ts'
import type { Proof } from '../../session/identity-proof.ts'
import { loadProof } from '../../session/load-identity.ts'
import { errorText } from '../../session/notify-error.ts'
import { session } from '../../session/store.ts'
import { securityQuery } from './security-query.ts'

/** The fields of a form that only the owner may send. */
export const proofFields = {
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  /** Shown, and used, where the account has a second factor. */
  code: z.string().check(z.overwrite(text => text.replace(/\D/g, ''))),
}
export const noProof = { password: '', code: '' }
export type ProofValues = typeof noProof

type Fault = { readonly field: 'password' | 'code' | 'root'; readonly message: string }
type Failed = { readonly fault: Fault; readonly error: unknown }

const ofCode: ReadonlySet<AccountErrorReason> = new Set(['app-code-wanted', 'expired-code', 'wrong-app-code'])

/** The message for an error of the account's API, and the field that shows it. */
export const faultOf = (error: unknown): Fault => {
  if (error instanceof ApiError) return { field: 'root', message: error.message }
  const reason = error instanceof AccountError ? error.reason : null
  const message = errorText(error)
  if (reason === 'wrong-current-password') return { field: 'password', message }
  return { field: reason !== null && ofCode.has(reason) ? 'code' : 'root', message }
}

/** Whether the server no longer accepts the proof. */
const isOver = (error: unknown): boolean =>
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

/**
 * Gets a proof from the password and, where the account has one, the second factor. With it the account can be changed
 * for five minutes.
 */
export const useProof = () => {
  const { data } = useQuery(securityQuery)
  const [wasAsked, setWasAsked] = useState(false)
  const current = useRef<Proof>(null)

  const end = () => {
    current.current?.end()
    current.current = null
  }
  const endWithTheForm = useEffectEvent(end)
  useEffect(() => () => endWithTheForm(), [])

  return {
    asksCode: wasAsked || data?.twoFactor === true,
    /** Revokes the proof. */
    end,
    /** Gets a proof and does `work` with its token. Returns the error of either, or null. */
    run: async (values: ProofValues, work: (token: string) => Promise<unknown>): Promise<Failed | null> => {
      try {
        current.current ??= await prove(values)
        await work(current.current.token)
        return null
      } catch (error) {
        if (error instanceof AccountError && error.reason === 'app-code-wanted') setWasAsked(true)
        // After a lost connection, or a wrong field, the next press uses the same proof.
        if (isOver(error)) end()
        return { fault: faultOf(error), error }
      }
    },
  }
}
