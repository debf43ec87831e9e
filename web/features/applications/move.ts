import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { jobName } from '../../applications/job-name.ts'
import { changeRow, findRow } from '../../applications/pages.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { edit } from '../../applications/writes.ts'
import { failedWords } from '../../kit/notify-failed.ts'
import { hasCode } from '../../kit/request-error.ts'
import { type Notice, notify } from '../../ui/notify.ts'
import {
  changeList,
  pauseReloads,
  reloadAfterWrites,
  resumeReloads,
  rowInList,
  writeKey,
} from './list-cache.ts'
import { followMove } from './move-focus.ts'

type Move = {
  /** The row as it was when the person moved it. */
  row: Application
  /** An Undo also restores the day and the stage, because the move may have changed them. */
  to: { status: ApplicationStatus } & Partial<Pick<Application, 'appliedDate' | 'stage'>>
  /** The version that the move starts from. Left out: the one that earlier moves leave in the list. */
  from?: Application
}

/** A move that was made: the row before it and after it. */
class Moved {
  readonly from: Application
  readonly row: Application

  constructor(from: Application, row: Application) {
    this.from = from
    this.row = row
  }
}

/** `again` starts from the same version, because the first try may have been stored and be in the list. */
class MoveFailed extends Error {
  readonly again: Move

  constructor(again: Move, cause: unknown) {
    super('The move failed', { cause })
    this.again = again
  }
}

const mutationKey = writeKey('move')

/**
 * The row after a move from exactly this version. The client remembers its mutations for some minutes, and forgets them
 * when another person signs in.
 */
const movedFrom = ({ id, version }: Application, client: QueryClient): Application | undefined => {
  const made = client.getMutationCache().findAll({ mutationKey, status: 'success' })
  const all = made.flatMap(({ state }) => (state.data instanceof Moved ? [state.data] : []))
  return all.find(({ from }) => from.id === id && from.version === version)?.row
}

const startOf = ({ row, from }: Move, client: QueryClient): Application => {
  // The list already shows the status after this move and later ones.
  if (!from) return { ...(rowInList(client, row.id) ?? row), status: row.status }
  // When Undo is pressed, one more move of this person may be under way. The Undo then starts from its result.
  return movedFrom(from, client) ?? from
}

/** The move is shown at once. Moves are sent one after the other. Throws MoveFailed. */
const moveApplication = mutationOptions({
  mutationKey,
  scope: { id: mutationKey.join() },
  mutationFn: async (move: Move, { client }): Promise<Moved> => {
    const { row, to } = move
    const from = startOf(move, client)
    try {
      return new Moved(from, await edit(row.id, from.version, to))
    } catch (error) {
      throw new MoveFailed({ row, to, from }, error)
    }
  },
  onMutate: ({ row, to: { status } }, { client }) => {
    changeList(client, pages => changeRow(pages, row.id, { status }))
    return pauseReloads(client)
  },
  onSuccess: ({ row: moved }, _move, _before, { client }) => {
    // While later moves wait, the list shows their status.
    const isLast = client.isMutating({ mutationKey }) === 1
    const { status: _, ...rest } = moved
    changeList(client, pages => changeRow(pages, moved.id, isLast ? moved : rest))
  },
  onError: (_error, { row, to }, _before, { client }) => {
    // A later move may have changed the status again, and stays. The reload brings the true status.
    changeList(client, pages =>
      findRow(pages, row.id)?.status === to.status ? changeRow(pages, row.id, { status: row.status }) : pages,
    )
    reloadAfterWrites(client)
  },
  onSettled: (_moved, _error, _move, _before, { client }) => resumeReloads(client),
})

const failedNotice = (error: unknown, { row, to }: Move, again: () => void): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Connection lost',
      description: `The move of ${jobName(row)} to ${statusLooks[to.status].label} may not be saved. Nothing else has changed.`,
      action: { label: 'Try again', onClick: again },
    }
  if (hasCode(error, 'stale_version'))
    return {
      kind: 'info',
      title: 'Changed somewhere else',
      description: `${jobName(row)} was changed on another screen. You see it as it is now.`,
    }
  return { kind: 'error', title: 'Error', description: failedWords('Failed to update application', error) }
}

/** The Undo of a move. It starts from the version after the move, so that it can't undo a change made elsewhere since. */
const undoOf = ({ from: { status, appliedDate, stage }, row }: Moved): Move => ({
  row,
  to: { status, appliedDate, stage },
  from: row,
})

/** Moves, and says so in a toast with Undo. An Undo is a move as well, with its own toast and its own Undo. */
const moveAndNotify = async (send: (move: Move) => Promise<Moved>, move: Move): Promise<void> => {
  try {
    const moved = await send(move)
    notify({
      kind: 'success',
      title: `Moved to ${statusLooks[move.to.status].label}`,
      description: jobName(move.row),
      action: {
        label: 'Undo',
        onClick: () => {
          followMove(move.row.id)
          void moveAndNotify(send, undoOf(moved))
        },
      },
    })
  } catch (error) {
    const { cause, again } = error instanceof MoveFailed ? error : { cause: error, again: move }
    notify(failedNotice(cause, move, () => void moveAndNotify(send, again)))
  }
}

export const useMove = () => {
  const { mutateAsync } = useMutation(moveApplication)
  return useCallback(
    (row: Application, status: ApplicationStatus) => {
      if (row.status !== status) void moveAndNotify(mutateAsync, { row, to: { status } })
    },
    [mutateAsync],
  )
}
