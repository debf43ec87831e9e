import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Application } from '../../../shared/api/applications.ts'
import { changeRow, withoutRow, withRow } from '../../applications/pages.ts'
import { remove, restore } from '../../applications/writes.ts'
import { hasCode } from '../../kit/request-error.ts'
import { useDelete } from '../../kit/use-delete.ts'
import { notify } from '../../ui/notify.ts'
import { changeList, pauseReloads, resumeReloads, writeKey, writeToList } from './list-cache.ts'
import { saveToast } from './save-error.ts'

/** Undo of a delete. The row is shown again at once. */
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
      if (hasCode(error, 'too_many_applications'))
        return notify({ kind: 'error', title: 'Error', description: error.message })
      const action = { label: 'Try again', onClick: () => mutate(row) }
      notify({ ...saveToast(error, true), ...(!hasCode(error, 'already_tracked') && { action }) })
    },
    onSettled: () => resumeReloads(client),
  })
  return mutate
}

/** Deletes an application after a question. The toast has an Undo. */
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
    successToast: row => ({
      title: 'Success',
      description: 'Application deleted successfully',
      action: { label: 'Undo', onClick: () => undo(row) },
    }),
    failed: 'Failed to delete application',
  })
}
