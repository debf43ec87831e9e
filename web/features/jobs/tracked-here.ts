import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackingKey } from '../../../shared/domain/application.ts'
import { rowsOf } from '../../applications/pages.ts'
import { applicationsQuery } from '../../applications/queries.ts'
import { session } from '../../session/store.ts'
import { namesOf } from './track-form.ts'

/** Jobs that the server has said are tracked, since the page was opened: the list may not reach as far back. */
let keys: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const become = (next: ReadonlySet<string>) => {
  keys = next
  for (const listener of listeners) listener()
}
session.onOther(() => become(new Set()))

const keyOf = (job: Job): string => trackingKey(namesOf(job))

export const noteTracked = (job: Job): void => become(new Set([...keys, keyOf(job)]))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Which jobs are among the person's applications. The list is loaded where it is not there yet, once. */
export const useTracked = (wanted: boolean): ((job: Job) => boolean) => {
  const here = useSyncExternalStore(subscribe, () => keys)
  const { data } = useInfiniteQuery({
    ...applicationsQuery,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Who comes back from a board has changed nothing there.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return useMemo(() => {
    const listed = new Set(rowsOf(data).map(trackingKey))
    // A list that is whole is right also where it has lost one since.
    const isWhole = data?.pages.at(-1)?.older === null
    return job => listed.has(keyOf(job)) || (!isWhole && here.has(keyOf(job)))
  }, [data, here])
}
