import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LiveEvent } from '../../shared/api/live.ts'
import { lazyFile } from '../browser/load-file.ts'
import { timing } from '../timing.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { homeLag, ownWrites } from './own-writes.ts'
import { createReloads } from './reloads.ts'
import { waitToRetry } from './socket.ts'
import { effectOf, type TrackedEvent } from './topics.ts'

const channel = lazyFile(() => import('./channel.ts'), { inBackground: true })

type Props = {
  sub: string
  /** The first connection is there. Events between the first screen and this moment reached nobody. */
  onFirst: (client: QueryClient) => Promise<void>
  /** What the toast of a job offers that was tracked because the person looked at it. */
  actionsOf: (row: TrackedEvent) => Pick<Notice, 'action' | 'other'>
}

/** Keeps the screens of a signed-in person fresh while it is mounted. Draws nothing. */
export const Live = ({ sub, onFirst, actionsOf }: Props) => {
  const client = useQueryClient()
  const received = useEffectEvent((event: LiveEvent, reload: (topic: LiveEvent['topic']) => void) => {
    if (event.topic === 'home') homeLag.markCounted()
    const own = event.topic === 'applications' && ownWrites.isEcho(event.id, Date.now())
    const effect = effectOf(event, own)
    if (effect.reload) reload(effect.reload)
    if (!effect.toast) return
    const { row, ...words } = effect.toast
    notify({ kind: 'info', ...words, ...actionsOf(row) })
  })

  useEffect(() => {
    const reloads = createReloads(client)
    const unmounted = new AbortController()
    const { signal } = unmounted
    const options = {
      onEvent: (event: LiveEvent) => received(event, reloads.soon),
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
