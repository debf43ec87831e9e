import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '../../browser/stored-value.ts'

/** An account whose address is not confirmed yet. */
export type Pending = {
  readonly email: string
  /** What the sign-up answered, by which we learn that the address is confirmed. Null where this tab did not sign up. */
  readonly id: string | null
  /** Only in the memory of this tab: null after a reload. */
  readonly password: string | null
  /** A code was sent a moment ago. False: a new code is sent when the person asks for it. */
  readonly justSent: boolean
}

const stored = z.object({ email: z.string(), id: z.nullable(z.string()) })
const storedPending = storedValue(() => sessionStorage, 'aiki.confirming', stored)

/** Who waits in this tab, after a reload as well; null: nobody. */
export const storePending = (pending: Pick<Pending, 'email' | 'id'> | null): void =>
  storedPending.write(pending && { email: pending.email, id: pending.id })

export const usePending = (): [Pending | null, (pending: Pending | null) => void] => {
  const [pending, setPending] = useState<Pending | null>(() => {
    const found = storedPending.read()
    return found && { ...found, password: null, justSent: false }
  })
  const change = useCallback((next: Pending | null) => {
    storePending(next)
    setPending(next)
  }, [])
  return [pending, change]
}
