import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '../../shared/api/live.ts'
import { lazyFile } from '../load-file.ts'
import { notify } from '../ui/notify.ts'
import { ownWrites } from './own-writes.ts'
import { createReloads } from './reloads.ts'
import { effectOf } from './topics.ts'

const channel = lazyFile(() => import('./channel.ts'))

/** The screen comes first; the socket and its 30 kB of code wait this long, in milliseconds. */
const afterFirstScreen = 1500

/** Keeps the screens of a signed-in person fresh while it is mounted. Draws nothing. */
export const Live = ({ sub }: { sub: string }) => {
  const client = useQueryClient()

  useEffect(() => {
    const reloads = createReloads(client)
    const unmounted = new AbortController()
    const onEvent = (event: LiveEvent) => {
      const own = event.topic === 'applications' && ownWrites.isEcho(event.id, Date.now())
      const { reload, toast } = effectOf(event, own)
      if (reload) reloads.soon(reload)
      if (toast) notify({ kind: 'info', ...toast })
    }
    const start = async () => {
      try {
        const { listen } = await channel.load()
        if (unmounted.signal.aborted) return
        const stop = listen(sub, { onEvent, onReturn: () => void client.invalidateQueries() })
        unmounted.signal.addEventListener('abort', stop)
      } catch {
        // The code did not come over this line: lists refresh on focus.
      }
    }
    const timer = setTimeout(start, afterFirstScreen)
    return () => {
      clearTimeout(timer)
      reloads.stop()
      unmounted.abort()
    }
  }, [client, sub])
  return null
}
