import { useRef } from 'react'
import { email as emailSchema } from '../../session/email.ts'
import { loadSignUpCalls } from '../../session/load-identity.ts'
import { timing } from '../../timing.ts'

const soon = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work.catch(() => otherwise),
    new Promise<T>(resolve => setTimeout(resolve, timing.addressCheck, otherwise)),
  ])

/**
 * Asks whether an address has an account, once for each address. Without an answer in time the address counts as free:
 * the sign-up itself tells it at the end.
 */
export const useTakenCheck = () => {
  const last = useRef<{ email: string; answer: Promise<boolean> }>(undefined)
  return async (typed: string): Promise<boolean> => {
    const { data: email } = emailSchema.safeParse(typed)
    if (email === undefined) return false
    if (last.current?.email !== email) {
      const answer = loadSignUpCalls().then(({ isTaken }) => isTaken(email))
      last.current = { email, answer }
      // The next question about it is asked anew.
      answer.catch(() => {
        last.current = undefined
      })
    }
    return soon(last.current.answer, false)
  }
}
