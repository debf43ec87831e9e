import * as z from 'zod/mini'
import { timing } from '../../timing.ts'

// The tab that learns of the confirmation tells the tabs that wait for it. One of them may still have the password in
// its memory, and take it from there.

const message = z.object({ kind: z.enum(['confirmed', 'taken']), email: z.string() })

const open = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('aiki.confirmed') : null)

/** Tells the other tabs. True when one of them takes it from here and signs in. */
export const announceConfirmed = (email: string): Promise<boolean> =>
  new Promise(resolve => {
    const channel = open()
    const finish = (taken: boolean) => {
      clearTimeout(timer)
      channel?.close()
      resolve(taken)
    }
    const timer = setTimeout(() => finish(false), timing.otherTab)
    channel?.addEventListener('message', ({ data }) => {
      const heard = message.safeParse(data).data
      if (heard?.kind === 'taken' && heard.email === email) finish(true)
    })
    channel?.postMessage({ kind: 'confirmed', email } satisfies z.input<typeof message>)
  })

type Waiting = {
  readonly email: string
  /** This tab can sign in: the one that announces leaves it to this one. */
  readonly takes: boolean
  readonly hear: () => void
}

/** Waits for the news that this address is confirmed. Returns the way to stop. */
export const onConfirmed = ({ email, takes, hear }: Waiting): (() => void) => {
  const channel = open()
  channel?.addEventListener('message', ({ data }) => {
    const heard = message.safeParse(data).data
    if (heard?.kind !== 'confirmed' || heard.email !== email) return
    if (takes) channel.postMessage({ kind: 'taken', email } satisfies z.input<typeof message>)
    hear()
  })
  return () => channel?.close()
}
