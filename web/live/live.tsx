import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '../../shared/api/live.ts'
import { lazyFile } from '../browser/load-file.ts'
import { timing } from '../timing.ts'
import { notify } from '../ui/notify.ts'
import { homeLag } from './home-lag.ts'
import { lookForNews } from './look-for-news.ts'
import { ownWrites } from './own-writes.ts'
import { createReloads } from './reloads.ts'
import { effectOf } from './topics.ts'
import { waitToRetry } from './wait-to-retry.ts'

const channel = lazyFile(() => import('./channel.ts'), { inBackground: true })

/** Keeps the screens of a signed-in person fresh while it is mounted. Draws nothing. */
export const Live = ({ sub }: { sub: string }) => {
  const client = useQueryClient()

  useEffect(() => {
    const reloads = createReloads(client)
    const unmounted = new AbortController()
    const onEvent = (event: LiveEvent) => {
      if (event.topic === 'home') homeLag.heard()
      const own = event.topic === 'applications' && ownWrites.isEcho(event.id, Date.now())
      const { reload, toast } = effectOf(event, own)
      if (reload) reloads.soon(reload)
      if (toast) notify({ kind: 'info', ...toast })
    }
    const { signal } = unmounted
    const start = async () => {
      for (let failures = 0; !signal.aborted; failures += 1)
        try {
          const { listen } = await channel.load()
          if (signal.aborted) return
          const onReturn = () => void client.invalidateQueries()
          // Where the look fails, the line is bad: lists refresh on focus meanwhile.
          const onFirst = () => void lookForNews(client).catch(() => undefined)
          signal.addEventListener('abort', listen(sub, { onEvent, onFirst, onReturn, late: failures > 0 }))
          return
        } catch {
          // The code did not come over this line: lists refresh on focus meanwhile.
          await waitToRetry(failures, signal)
        }
    }
    const timer = setTimeout(start, timing.liveStart)
    return () => {
      clearTimeout(timer)
      reloads.stop()
      unmounted.abort()
    }
  }, [client, sub])
  return null
}
