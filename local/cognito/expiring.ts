import { createHash, randomBytes } from 'node:crypto'

const minute = 60_000

/** Makes a map whose values expire. The oldest entries come first, so that expired entries are found quickly. */
const expiringMap = <Value>(lifetimeMs: number) => {
  const entries = new Map<string, { value: Value; expiresAt: number }>()
  return {
    get(key: string, now: number): Value | undefined {
      const found = entries.get(key)
      return found && found.expiresAt > now ? found.value : undefined
    },
    set(key: string, value: Value, now: number): void {
      for (const [old, { expiresAt }] of entries) {
        if (expiresAt > now) break
        entries.delete(old)
      }
      entries.set(key, { value, expiresAt: now + lifetimeMs })
    },
    delete: (key: string): void => void entries.delete(key),
  }
}

export type Reply = { readonly status: number; readonly body: string }

/**
 * Answers a repeated request with its first answer, for five minutes. When only the answer was lost, a repeated sign-up
 * must not fail because of its own account. Errors of the stand-in itself are not stored.
 */
export const createReplays = () => {
  const replies = expiringMap<Promise<Reply>>(5 * minute)
  return async (
    request: { target: string; body: string; invocationId?: string | undefined },
    now: number,
    answer: () => Promise<Reply>,
  ): Promise<Reply> => {
    if (request.invocationId === undefined) return answer()
    const key = createHash('sha256')
      .update(JSON.stringify([request.invocationId, request.target, request.body]))
      .digest('base64')
    const earlier = replies.get(key, now)
    if (earlier) return earlier
    const reply = answer()
    replies.set(key, reply, now)
    const { status } = await reply
    if (status >= 500) replies.delete(key)
    return reply
  }
}

/** Stores the state between the two halves of a sign-in, for three minutes, under a name that can't be guessed. */
export const createSignInStates = <State>() => {
  const states = expiringMap<State>(3 * minute)
  return {
    add(state: State, now: number): string {
      const name = randomBytes(96).toString('base64')
      states.set(name, state, now)
      return name
    },
    get: states.get,
    delete: states.delete,
  }
}
