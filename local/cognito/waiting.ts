import { randomBytes } from 'node:crypto'

const lifetime = 3 * 60_000

export type Waiting<State> = ReturnType<typeof createWaiting<State>>

/** What is kept between the two halves of a sign-in, for three minutes, in memory, under a name that can't be guessed. */
export const createWaiting = <State>() => {
  const kept = new Map<string, { state: State; expiresAt: number }>()
  return {
    hold(state: State, now: number): string {
      // The oldest come first.
      for (const [name, { expiresAt }] of kept) {
        if (expiresAt > now) break
        kept.delete(name)
      }
      const name = randomBytes(96).toString('base64')
      kept.set(name, { state, expiresAt: now + lifetime })
      return name
    },
    get(name: string, now: number): State | undefined {
      const found = kept.get(name)
      return found && found.expiresAt > now ? found.state : undefined
    },
    drop: (name: string): void => void kept.delete(name),
  }
}
