import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { jobName } from '../../applications/job-name.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { failedWords } from '../../kit/notify-failed.ts'
import { type Notice, notify } from '../../ui/notify.ts'
import { followMove } from './focus.ts'
import { type Move, MoveFailed, moveApplication } from './move-application.ts'

type Send = (move: Move) => Promise<{ back: Move }>

const whyNot = (error: unknown, { row, to }: Move, again: () => void): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Connection lost',
      description: `The move of ${jobName(row)} to ${statusLooks[to.status].label} may not be saved. Nothing else has changed.`,
      action: { label: 'Try again', onClick: again },
    }
  if (error instanceof ApiError && error.code === 'stale_version')
    return {
      kind: 'info',
      title: 'Changed somewhere else',
      description: `${jobName(row)} was changed on another screen. You see it as it is now.`,
    }
  return { kind: 'error', title: 'Error', description: failedWords('Failed to update application', error) }
}

/** Undo is a move like any other: it is said, and can be undone. */
const carryOut = async (send: Send, move: Move): Promise<void> => {
  try {
    const { back } = await send(move)
    notify({
      kind: 'success',
      title: `Moved to ${statusLooks[move.to.status].label}`,
      description: jobName(move.row),
      action: {
        label: 'Undo',
        onClick: () => {
          followMove(move.row.id)
          void carryOut(send, back)
        },
      },
    })
  } catch (error) {
    const { cause, again } = error instanceof MoveFailed ? error : { cause: error, again: move }
    notify(whyNot(cause, move, () => void carryOut(send, again)))
  }
}

/** Moves an application to another status, says so, and takes it back on Undo. */
export const useMove = () => {
  const { mutateAsync } = useMutation(moveApplication)
  return useCallback(
    (row: Application, status: ApplicationStatus) => {
      if (row.status !== status) void carryOut(mutateAsync, { row, to: { status } })
    },
    [mutateAsync],
  )
}
