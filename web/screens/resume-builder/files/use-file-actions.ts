import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { StoredFile } from '../../../../shared/api/files.ts'
import { api } from '../../../api.ts'
import { ConnectionLost } from '../../../connection-lost.ts'
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

const failedWords = (what: string, error: unknown): string =>
  error instanceof ConnectionLost ? `${what} The connection was lost.` : what

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
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      notify({
        kind: 'error',
        title: 'Error',
        description: failedWords('Failed to delete file.', error),
        action: { label: 'Try again', onClick: () => mutate(file) },
      })
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
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      if (isGone(error)) void client.invalidateQueries({ queryKey: filesQuery.queryKey })
      notify({
        kind: 'error',
        title: 'Error',
        description: isGone(error)
          ? 'Failed to download file. It was deleted somewhere else.'
          : failedWords('Failed to download file.', error),
        ...(!isGone(error) && { action: { label: 'Try again', onClick: () => mutate(file) } }),
      })
    },
  })
  return { download: mutate, busyId: isPending ? variables.id : null }
}
