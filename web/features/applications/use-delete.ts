import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Application } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { changeRow, withoutRow, withRow } from '../../applications/pages.ts'
import { useDelete } from '../../kit/use-delete.ts'
import { notify } from '../../ui/notify.ts'
import { changeList, pauseReloads, resumeReloads, writeKey, writeToList } from './list-cache.ts'
import { remove, restore } from './writes.ts'

/** Undo of a delete: the same row again, shown at once where it stood. */
const useRestore = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: writeKey('restore'),
    mutationFn: ({ id }: Application) => restore(id),
    onMutate: row => {
      changeList(client, pages => withRow(pages, row))
      return pauseReloads(client)
    },
    onSuccess: row => {
      changeList(client, pages => changeRow(pages, row.id, row))
      notify({ kind: 'success', title: 'Success', description: 'Application brought back' })
    },
    onError: (error, row) => {
      changeList(client, pages => withoutRow(pages, row.id))
      const code = error instanceof ApiError ? error.code : null
      if (code === 'already_tracked')
        return notify({ kind: 'info', title: 'Already Tracked', description: error.message })
      if (code === 'too_many_applications')
        return notify({ kind: 'error', title: 'Error', description: error.message })
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to add application',
        action: { label: 'Try again', onClick: () => mutate(row) },
      })
    },
    onSettled: () => resumeReloads(client),
  })
  return mutate
}

/** Deletes an application after a question, at once; Undo restores it. */
export const useDeleteApplication = () => {
  const client = useQueryClient()
  const undo = useRestore()
  return useDelete<Application>({
    mutationKey: writeKey('remove'),
    remove: ({ id }) => writeToList(client, () => remove(id)),
    onDeleted: ({ id }) => {
      changeList(client, pages => withoutRow(pages, id))
      return pauseReloads(client)
    },
    optimistic: { restore: row => changeList(client, pages => withRow(pages, row)) },
    done: row => ({
      title: 'Success',
      description: 'Application deleted successfully',
      action: { label: 'Undo', onClick: () => undo(row) },
    }),
    failed: 'Failed to delete application',
  })
}
