import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Application } from '../../shared/api/applications.ts'
import { trackingKey } from '../../shared/domain/application.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { isNotFound } from '../kit/request-error.ts'
import { paths } from '../paths.ts'
import type { Notice } from '../ui/notify.ts'
import { findRow, listKey, type Pages, topicKey, withoutRow, withRow } from './pages.ts'
import { markTracked, unmarkTracked } from './tracked.ts'
import { remove } from './writes.ts'

/** What a toast needs to know of an application that a search has made. */
export type TrackedRow = Pick<Application, 'id' | 'jobTitle' | 'companyName'>

export const changeList = (client: QueryClient, change: (pages: Pages) => Pages): void => {
  client.setQueryData<Pages>(listKey, pages => pages && change(pages))
}

/** A load that began before a write may bring the list as it was. So the next screen loads it again. */
export const listIsStale = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })

const untracked = new Set<string>()

/** Whether the person has undone this one. The live event, and so its Undo, may come before the answer of the request. */
export const isUntracked = (id: string): boolean => untracked.has(id)

/** Undo of Track Job, and of a job that was tracked because the person looked at it. */
const useUntrack = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: [...topicKey, 'untrack'],
    mutationFn: async ({ id }: TrackedRow) => {
      try {
        await remove(id)
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onMutate: async row => {
      const before = findRow(client.getQueryData<Pages>(listKey), row.id)
      untracked.add(row.id)
      unmarkTracked(client, trackingKey(row))
      changeList(client, pages => withoutRow(pages, row.id))
      await client.cancelQueries({ queryKey: listKey })
      return before
    },
    onError: (error, row, before) => {
      untracked.delete(row.id)
      markTracked(client, trackingKey(row), row.id)
      if (before) changeList(client, pages => withRow(pages, before))
      notifyFailed('The job is still tracked.', error, () => mutate(row))
    },
    onSettled: () => listIsStale(client),
  })
  return mutate
}

/** What the toast of a tracked job offers: Undo, and the application itself. */
export const useTrackedActions = () => {
  const navigate = useNavigate()
  const untrack = useUntrack()
  return (row: TrackedRow): Pick<Notice, 'action' | 'other'> => ({
    action: { label: 'Undo', onClick: () => untrack(row) },
    other: { label: 'Open', onClick: () => void navigate(paths.application(row.id)) },
  })
}
