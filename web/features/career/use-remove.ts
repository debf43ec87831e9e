import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { isGone } from './queries.ts'

type Options = {
  /** 'text', 'analysis'. */
  what: string
  remove: (id: string) => Promise<unknown>
  /** Takes it out of the list, and what is kept of it on this device. */
  drop: (id: string) => Promise<unknown>
}

/** Asks first. There is no way back, so it is shown as gone when it is. */
export const useRemove = <Row extends { readonly id: string }>({ what, remove, drop }: Options) => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Row | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: ['career', 'remove', what],
    // Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked.
    mutationFn: ({ id }: Row) =>
      remove(id).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onMutate: dismissAll,
    onSuccess: async (_done, { id }) => {
      await drop(id)
      setAsked(null)
      notify({ kind: 'success', title: 'Deleted', description: `The ${what} is gone.` })
    },
    onError: (error, row) => {
      setAsked(null)
      void client.invalidateQueries({ queryKey: ['career'] })
      notifyFailed(`Could not delete the ${what}.`, error, () => mutate(row))
    },
  })
  return { asked, busy: isPending, ask: setAsked, keep: () => setAsked(null), confirm: mutate }
}
export type Remove<Row extends { readonly id: string }> = ReturnType<typeof useRemove<Row>>
