import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '../../browser/stored-value.ts'

/** An account whose address is not confirmed yet. */
export type Pending = {
  readonly email: string
  /** Only in the memory of this tab: null after a reload. */
  readonly password: string | null
  /** A code was sent a moment ago. False: a new code is sent when the person asks for it. */
  readonly justSent: boolean
}

const storedEmail = storedValue(() => sessionStorage, 'aiki.confirming', z.string())

export const usePending = (): [Pending | null, (pending: Pending | null) => void] => {
  const [pending, setPending] = useState<Pending | null>(() => {
    const email = storedEmail.read()
    return email === null ? null : { email, password: null, justSent: false }
  })
  const change = useCallback((next: Pending | null) => {
    storedEmail.write(next?.email ?? null)
    setPending(next)
  }, [])
  return [pending, change]
}
