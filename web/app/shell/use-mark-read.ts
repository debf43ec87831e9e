import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../../shared/api/notifications.ts'
import { api } from '../../api/api.ts'
import { withRow } from '../../kit/collection.ts'
import { isSignedOut } from '../../kit/request-error.ts'
import { unreadQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'

const { queryKey } = unreadQuery

type Marked = {
  readonly rows: readonly Notification[]
  /** The older ones too, which are not on the screen. */
  readonly all?: boolean
}

const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id)

/** Marks these, and where all are meant, page after page what the server still calls unread. */
const mark = async ({ rows, all }: Marked): Promise<void> => {
  let ids = idsOf(rows)
  while (ids.length > 0) {
    await api.notifications.read({ body: { ids } })
    if (!all) return
    ids = idsOf((await api.notifications.unread({})).notifications)
  }
}

/** Removes the rows at once, and puts them back if they could not be marked. */
export const useMarkRead = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: mark,
    onMutate: async ({ rows, all }) => {
      await client.cancelQueries({ queryKey })
      const ids = idsOf(rows)
      client.setQueryData(
        queryKey,
        unread =>
          unread && {
            notifications: unread.notifications.filter(({ id }) => !ids.includes(id)),
            more: !all && unread.more,
          },
      )
    },
    onError: (error, { rows }) => {
      client.setQueryData(
        queryKey,
        unread => unread && { ...unread, notifications: rows.reduce(withRow, unread.notifications) },
      )
      if (isSignedOut(error)) return
      notify({
        kind: 'error',
        title: 'Error',
        description: 'We could not mark this as read, so it is back in your notifications. Please try again.',
      })
    },
    // Older ones move up.
    onSettled: () => {
      if (client.getQueryData(queryKey)?.more) void client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
