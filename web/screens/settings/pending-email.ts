import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { kept } from '../../kept.ts'
import { session } from '../../session/store.ts'

const pending = z.object({ sub: z.string(), email: z.string() })

const store = kept(() => sessionStorage, 'aiki.new-email', pending)
const listeners = new Set<() => void>()
let current = store.read()

/** The new address that a code is on its way to. It outlives a reload of this tab: the person is off to read mail. */
export const pendingEmail = {
  /** Null when none waits. Of another person it is nothing. */
  current: (): string | null => (current?.sub === session.sub() ? (current?.email ?? null) : null),
  set: (email: string | null): void => {
    const sub = session.sub()
    current = email !== null && sub !== null ? { sub, email } : null
    store.write(current)
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePendingEmail = (): string | null => useSyncExternalStore(subscribe, pendingEmail.current)
