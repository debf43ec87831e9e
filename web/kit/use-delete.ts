import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dismissAll, type Notice, notify } from '../ui/notify.ts'
import { notifyFailed } from './notify-failed.ts'
import { isNotFound } from './request-error.ts'

type Options<Row> = {
  /** Begins with the live topic of the rows: reloads wait for the delete. */
  readonly mutationKey: readonly unknown[]
  readonly remove: (row: Row) => Promise<unknown>
  /** Takes the row out of what is shown, and what belongs to it. */
  readonly onDeleted: (row: Row) => unknown
  /** Shows the row as deleted at once. Where the server fails, `restore` shows it again. */
  readonly optimistic?: { readonly restore: (row: Row) => unknown }
  readonly done: (row: Row) => Pick<Notice, 'title' | 'description' | 'action'>
  /** 'Failed to delete job alert' */
  readonly failed: string
  readonly onFailed?: (row: Row) => unknown
}

/** Deletes a row after a question (see DeleteQuestion). A row that was deleted before is deleted, as asked. */
export const useDelete = <Row>(options: Options<Row>) => {
  const { mutationKey, remove, onDeleted, optimistic, done, failed, onFailed } = options
  const [asked, setAsked] = useState<Row | null>(null)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey,
    mutationFn: async (row: Row) => {
      try {
        await remove(row)
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onMutate: row => {
      dismissAll()
      if (!optimistic) return undefined
      setAsked(null)
      return onDeleted(row)
    },
    onSuccess: async (_done, row) => {
      if (!optimistic) {
        await onDeleted(row)
        setAsked(null)
      }
      notify({ kind: 'success', ...done(row) })
    },
    onError: async (error, row) => {
      if (!optimistic) setAsked(null)
      await optimistic?.restore(row)
      onFailed?.(row)
      notifyFailed(failed, error, () => mutate(row))
    },
  })
  return {
    asked,
    /** The question waits for the delete. One that is shown at once does not: the next question may be open by then. */
    busy: isPending && !optimistic,
    isOptimistic: optimistic !== undefined,
    /** The row is deleted, or about to be: nothing is to be loaded of it. */
    isDeleting: isPending || isSuccess,
    /** The same function each time, for rows that are memoized. */
    ask: setAsked,
    keep: () => setAsked(null),
    confirm: (row: Row) => mutate(row),
  }
}
export type Delete<Row> = ReturnType<typeof useDelete<Row>>
