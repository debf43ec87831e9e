import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Notification } from '../../../../shared/api/notifications.ts'
import { api } from '../../../api/api.ts'
import { notify } from '../../../ui/notify.ts'
import { unreadQuery } from './queries.ts'
import { putBack, without } from './unread.ts'

const { queryKey } = unreadQuery

type Marked = {
  readonly taken: readonly Notification[]
  /** The older ones too, which are not on the screen. */
  readonly all?: boolean
}

const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)

/** Marks these, and where all are meant, page after page what the server still calls unread. */
const mark = async ({ taken, all }: Marked): Promise<void> => {
  let ids = idsOf(taken)
  while (ids.length > 0) {
    await api.notifications.read({ body: { ids } })
    if (!all) return
    ids = idsOf((await api.notifications.unread({})).notifications)
  }
}

/** They are gone at once, and back when it could not be done. */
export const useMarkRead = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: mark,
    onMutate: async ({ taken, all }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, unread => {
        if (!unread) return
        const left = without(unread, idsOf(taken))
        return all ? { ...left, more: false } : left
      })
    },
    onError: (error, { taken }) => {
      client.setQueryData(queryKey, unread => unread && putBack(unread, taken))
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      notify({
        kind: 'error',
        title: 'Error',
        description: 'That could not be marked as read, and is back in your notifications. Please try again.',
      })
    },
    // Older ones move up.
    onSettled: () => {
      if (client.getQueryData(queryKey)?.more) void client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
