import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredFile } from '../../../../shared/api/files.ts'
import { api } from '../../../api/api.ts'
import { notifyFailed } from '../../../kit/notify-failed.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { changeFiles, filesQuery, isGone } from './queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async ({ id }: StoredFile): Promise<void> => {
  try {
    await api.files.remove({ params: { id } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Asks first. There is no way back, so it is shown as gone when it is. */
export const useDeleteFile = () => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<StoredFile | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: [...filesQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: dismissAll,
    onSuccess: async (_done, { id, name }) => {
      await changeFiles(client, files => files.filter(file => file.id !== id))
      setAsked(null)
      notify({ kind: 'success', title: 'File Deleted', description: `“${name}” is gone.` })
    },
    onError: (error, file) => {
      setAsked(null)
      notifyFailed('Failed to delete file.', error, () => mutate(file))
    },
  })
  return { asked, busy: isPending, ask: setAsked, keep: () => setAsked(null), confirm: mutate }
}

/** The link holds minutes, and hands the file over as a download: the page stays. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noopener'
  link.click()
}

export const useDownloadFile = () => {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: StoredFile) => api.files.link({ params: { id } }),
    onSuccess: ({ url }) => follow(url),
    onError: (error, file) => {
      if (!isGone(error)) return notifyFailed('Failed to download file.', error, () => mutate(file))
      void client.invalidateQueries({ queryKey: filesQuery.queryKey })
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to download file. It was deleted somewhere else.',
      })
    },
  })
  return { download: mutate, busyId: isPending ? variables.id : null }
}
