import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { notify } from '../../ui/notify.ts'
import { removeApplication, restoreApplication } from './mutations.ts'

/** Asks first, deletes at once, and takes it back on Undo. */
export const useDelete = () => {
  const [asked, setAsked] = useState<Application | null>(null)
  const remove = useMutation(removeApplication)
  const restore = useMutation(restoreApplication)

  const undo = async (row: Application) => {
    try {
      await restore.mutateAsync(row)
      notify({ kind: 'success', title: 'Success', description: 'Application brought back' })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_tracked')
        return notify({ kind: 'info', title: 'Already Tracked', description: error.message })
      if (error instanceof ApiError && error.code === 'too_many_applications')
        return notify({ kind: 'error', title: 'Error', description: error.message })
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to add application',
        action: { label: 'Try again', onClick: () => undo(row) },
      })
    }
  }

  const confirm = async (row: Application) => {
    setAsked(null)
    try {
      await remove.mutateAsync(row)
      notify({
        kind: 'success',
        title: 'Success',
        description: 'Application deleted successfully',
        action: { label: 'Undo', onClick: () => undo(row) },
      })
    } catch (error) {
      const lost = error instanceof ConnectionLost
      notify({
        kind: 'error',
        title: 'Error',
        description: lost
          ? 'Failed to delete application. The connection was lost.'
          : 'Failed to delete application',
        action: { label: 'Try again', onClick: () => confirm(row) },
      })
    }
  }

  return { asked, ask: setAsked, keep: () => setAsked(null), confirm }
}
