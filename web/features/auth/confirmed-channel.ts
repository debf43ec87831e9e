import * as z from 'zod/mini'
import { timing } from '../../timing.ts'

// The tab that confirmed an address says so to the tabs that wait for it. A waiting tab may still have the password in its
// memory: it answers `logging-in`.

const message = z.object({ kind: z.enum(['confirmed', 'logging-in']), email: z.string() })
type Message = z.infer<typeof message>

const openChannel = (email: string, awaited: Message['kind'], callback: () => void) => {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel('aiki.confirmed')
  channel.addEventListener('message', ({ data }) => {
    const received = message.safeParse(data).data
    if (received?.kind === awaited && received.email === email) callback()
  })
  return {
    post: (kind: Message['kind']) => channel.postMessage({ kind, email }),
    close: () => channel.close(),
  }
}

/** Says to the other tabs that the address is confirmed. True: one of them logs in. */
export const announceConfirmed = (email: string): Promise<boolean> =>
  new Promise(resolve => {
    const finish = (isLoggingIn: boolean) => {
      clearTimeout(timer)
      channel?.close()
      resolve(isLoggingIn)
    }
    const timer = setTimeout(() => finish(false), timing.otherTab)
    const channel = openChannel(email, 'logging-in', () => finish(true))
    channel?.post('confirmed')
  })

type Waiting = {
  readonly email: string
  /** This tab has the password, so the tab that confirmed the address need not ask for it. */
  readonly canSignIn: boolean
  readonly callback: () => void
}

/** Calls back when another tab confirms this address. Returns the function that stops waiting. */
export const onConfirmed = ({ email, canSignIn, callback }: Waiting): (() => void) => {
  const channel = openChannel(email, 'confirmed', () => {
    if (canSignIn) channel?.post('logging-in')
    callback()
  })
  return () => channel?.close()
}
