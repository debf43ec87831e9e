import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '../../shared/api/live.ts'
import { lazyFile } from '../browser/load-file.ts'
import { timing } from '../timing.ts'
import { notify } from '../ui/notify.ts'
import { homeLag, ownWrites } from './own-writes.ts'
import { waitToRetry } from './socket.ts'
import { createReloads, effectOf } from './topics.ts'

const channel = lazyFile(() => import('./channel.ts'), { inBackground: true })

type Props = {
  sub: string
  /** The first connection is there. Events between the first screen and this moment reached nobody. */
  onFirst: (client: QueryClient) => Promise<void>
}

/** Keeps the screens of a signed-in person fresh while it is mounted. Draws nothing. */
export const Live = ({ sub, onFirst }: Props) => {
  const client = useQueryClient()

  useEffect(() => {
    const reloads = createReloads(client)
    const unmounted = new AbortController()
    const { signal } = unmounted
    const options = {
      onEvent: (event: LiveEvent) => {
        if (event.topic === 'home') homeLag.markCounted()
        const own = event.topic === 'applications' && ownWrites.isEcho(event.id, Date.now())
        const { reload, toast } = effectOf(event, own)
        if (reload) reloads.soon(reload)
        if (toast) notify({ kind: 'info', ...toast })
      },
      // If this request fails, the line is bad: lists reload on focus meanwhile.
      onFirst: () => void onFirst(client).catch(() => undefined),
      onReturn: () => void client.invalidateQueries(),
    }
    const start = async () => {
      for (let failures = 0; !signal.aborted; failures += 1)
        try {
          const { listen } = await channel.load()
          if (!signal.aborted)
            signal.addEventListener('abort', listen(sub, { ...options, late: failures > 0 }))
          return
        } catch {
          // The code did not come over this line: lists reload on focus meanwhile.
          await waitToRetry(failures, signal)
        }
    }
    const timer = setTimeout(start, timing.liveStart)
    return () => {
      clearTimeout(timer)
      reloads.stop()
      unmounted.abort()
    }
  }, [client, sub, onFirst])
  return null
}
