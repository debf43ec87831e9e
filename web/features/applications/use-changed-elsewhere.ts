import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { effective } from '../../../shared/domain/notification-switches.ts'
import { listKey, type Pages, rowsOf } from '../../applications/pages.ts'
import { writtenHere } from '../../live/written-here.ts'
import { settingsQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import { changedElsewhere, elsewhereWords, type Loaded } from './changed-elsewhere.ts'

const loadedOf = (client: QueryClient): Loaded | null => {
  const pages = client.getQueryData<Pages>(listKey)
  return pages ? { rows: rowsOf(pages), hasOlder: pages.pages.at(-1)?.older !== null } : null
}

const isWanted = (client: QueryClient): boolean => {
  const settings = client.getQueryData(settingsQuery.queryKey)
  return settings !== undefined && effective(settings).applicationUpdates
}

const isAway = (): boolean => document.visibilityState === 'hidden' || !navigator.onLine

/** Resolves with the list when its reload has ended; null: it failed, or the person is away again. */
const reloaded = (client: QueryClient, signal: AbortSignal): Promise<Loaded | null> =>
  new Promise(resolve => {
    const end = (list: Loaded | null) => {
      stop()
      resolve(list)
    }
    const look = () => {
      if (client.isFetching({ queryKey: listKey }) > 0) return
      end(client.getQueryState(listKey)?.status === 'success' ? loadedOf(client) : null)
    }
    let stop = () => {}
    signal.addEventListener('abort', () => end(null))
    // The reload by the focus or by the line begins in this turn.
    setTimeout(() => {
      if (signal.aborted) return
      stop = client.getQueryCache().subscribe(look)
      look()
    })
  })

/**
 * Says once what another device has changed while this one was away: in a pocket, behind another app, or without a line.
 * The list is compared with how it was before, after it has loaded again. Where that fails, the next return compares.
 */
export const useChangedElsewhere = (open: (id: string) => void): void => {
  const client = useQueryClient()
  const openRow = useEffectEvent(open)
  useEffect(() => {
    writtenHere.listen()
    let before: { readonly list: Loaded; readonly at: number } | null = null
    let ending = new AbortController()

    const leave = () => {
      ending.abort()
      const list = loadedOf(client)
      if (list) before ??= { list, at: Date.now() }
    }
    const comeBack = async () => {
      if (!before) return
      const { list, at } = before
      ending = new AbortController()
      const after = await reloaded(client, ending.signal)
      if (!after) return
      before = null
      const changed = changedElsewhere(list, after, id => writtenHere.since(id, at))
      const [first] = changed
      if (!first || !isWanted(client)) return
      const action =
        changed.length === 1 && !first.isGone
          ? { action: { label: 'Open', onClick: () => openRow(first.id) } }
          : {}
      notify({ kind: 'info', ...elsewhereWords(changed), ...action })
    }
    const follow = () => void (isAway() ? leave() : comeBack())

    const ended = new AbortController()
    for (const [target, event] of [
      [document, 'visibilitychange'],
      [window, 'offline'],
      [window, 'online'],
    ] as const)
      target.addEventListener(event, follow, { signal: ended.signal })
    return () => {
      ended.abort()
      ending.abort()
    }
  }, [client])
}
