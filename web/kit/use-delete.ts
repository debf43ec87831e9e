import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dismissAll, type Notice, notify } from '../ui/notify.ts'
import { notifyFailed } from './notify-failed.ts'
import { isNotFound } from './request-error.ts'

type Options<Row> = {
  /** Starts with the live topic of the rows, so that reloads wait for the delete. */
  readonly mutationKey: readonly unknown[]
  readonly remove: (row: Row) => Promise<unknown>
  /** Removes the row from the screen. */
  readonly onDeleted: (row: Row) => unknown
  /** Calls `onDeleted` before the server answers. If the delete fails, `restore` shows the row again. */
  readonly optimistic?: { readonly restore: (row: Row) => unknown }
  readonly successToast: (row: Row) => Pick<Notice, 'title' | 'description' | 'action'>
  /** 'Failed to delete job alert' */
  readonly failed: string
  readonly onFailed?: (row: Row) => unknown
}

/** Deletes a row after a question (see DeleteQuestion). A row that another tab has deleted already counts as deleted. */
export const useDelete = <Row>(options: Options<Row>) => {
  const { mutationKey, remove, onDeleted, optimistic, successToast, failed, onFailed } = options
  const [rowToConfirm, setRowToConfirm] = useState<Row | null>(null)
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
      setRowToConfirm(null)
      return onDeleted(row)
    },
    onSuccess: async (_done, row) => {
      if (!optimistic) {
        await onDeleted(row)
        setRowToConfirm(null)
      }
      notify({ kind: 'success', ...successToast(row) })
    },
    onError: async (error, row) => {
      if (!optimistic) setRowToConfirm(null)
      await optimistic?.restore(row)
      onFailed?.(row)
      notifyFailed(failed, error, () => mutate(row))
    },
  })
  return {
    /** The row that the question is about; null: no question is open. */
    rowToConfirm,
    /** False during an optimistic delete, because the next question may be open by then. */
    busy: isPending && !optimistic,
    isOptimistic: optimistic !== undefined,
    /** The row is deleted, or is being deleted: a screen must not load it again. */
    isDeleting: isPending || isSuccess,
    /** Opens the question. The function is stable, for memoized rows. */
    ask: setRowToConfirm,
    cancel: () => setRowToConfirm(null),
    confirm: (row: Row) => mutate(row),
  }
}
export type Delete<Row> = ReturnType<typeof useDelete<Row>>
