import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Proof } from '../../session/identity-proof.ts'
import { loadProof } from '../../session/load-identity.ts'
import { wordsOf } from '../../session/say-trouble.ts'
import { session } from '../../session/store.ts'
import { Trouble, type TroubleReason } from '../../session/trouble.ts'
import { securityQuery } from './security-query.ts'

/** What a form asks for, to show that it is the owner who fills it in. */
export const proofFields = {
  password: z.string().check(z.minLength(1, 'Enter your current password.')),
  /** Shown, and used, where the account has a second factor. */
  code: z.string().check(z.overwrite(text => text.replace(/\D/g, ''))),
}
export const noProof = { password: '', code: '' }
export type ProofValues = typeof noProof

type Fault = { readonly field: 'password' | 'code' | 'root'; readonly message: string }
type Failed = { readonly fault: Fault; readonly error: unknown }

const ofCode: ReadonlySet<TroubleReason> = new Set(['app-code-wanted', 'expired-code', 'wrong-app-code'])

/** What a person reads of an error of the account's, and the field of a proof that it stands at. */
export const faultOf = (error: unknown): Fault => {
  if (error instanceof ApiError) return { field: 'root', message: error.message }
  const reason = error instanceof Trouble ? error.reason : null
  const message = wordsOf(error)
  if (reason === 'wrong-current-password') return { field: 'password', message }
  return { field: reason !== null && ofCode.has(reason) ? 'code' : 'root', message }
}

/** The proof is of no more use. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'proof_required' || error.code === 'unauthenticated')

const prove = async ({ password, code }: ProofValues): Promise<Proof> => {
  const now = session.current()
  if (now.state === 'signed-out') throw new Trouble('session-over')
  const { provePassword, proveCode } = await loadProof()
  const proof = await provePassword(now.person.email, password)
  if (proof) return proof
  const proved = code.length === 6 ? await proveCode(code) : null
  if (!proved) throw new Trouble('app-code-wanted')
  return proved
}

/**
 * Asks for the password again and, where there is one, for the second factor. With what that gives, the server lets the
 * account be changed for five minutes.
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
    /** Nothing more is to be proved. */
    end,
    /** Proves, then does it with the proof's token. What went wrong with either; null where nothing did. */
    run: async (values: ProofValues, work: (token: string) => Promise<unknown>): Promise<Failed | null> => {
      try {
        current.current ??= await prove(values)
        await work(current.current.token)
        return null
      } catch (error) {
        if (error instanceof Trouble && error.reason === 'app-code-wanted') setWasAsked(true)
        // Where the line was lost, or a field was wrong, the next press goes on with the proof that there is.
        if (isOver(error)) end()
        return { fault: faultOf(error), error }
      }
    },
  }
}
