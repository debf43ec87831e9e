import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { type Notice, notify } from '../../ui/notify.ts'
import { moveApplication } from './move-application.ts'

const whyNot = (error: unknown, row: Application): Notice =>
  error instanceof ApiError && error.code === 'stale_version'
    ? {
        kind: 'info',
        title: 'Changed somewhere else',
        description: `${row.jobTitle} was changed on another screen. You see it as it is now.`,
      }
    : { kind: 'error', title: 'Error', description: 'Failed to update application' }

/** Moves a card to another status. `said` is the news for a screen reader. */
export const useMove = () => {
  const [said, setSaid] = useState('')
  const { mutateAsync } = useMutation(moveApplication)

  const move = useCallback(
    async (row: Application, status: ApplicationStatus) => {
      if (row.status === status) return
      setSaid(`${row.jobTitle} moved from ${statusLooks[row.status].label} to ${statusLooks[status].label}.`)
      try {
        await mutateAsync({ row, status })
      } catch (error) {
        setSaid(`${row.jobTitle} was not moved.`)
        notify(whyNot(error, row))
      }
    },
    [mutateAsync],
  )
  return { move, said }
}
