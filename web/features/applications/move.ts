import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { jobName } from '../../applications/job-name.ts'
import { changeRow, findRow } from '../../applications/pages.ts'
import { statusLooks } from '../../applications/statuses.ts'
import { failedWords } from '../../kit/notify-failed.ts'
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
import { edit } from './writes.ts'

type Move = {
  /** The row as it was when the person moved it. */
  row: Application
  /** An Undo restores all three: the move may have dated the application, and its status counts as reached. */
  to: { status: ApplicationStatus } & Partial<Pick<Application, 'appliedDate' | 'stage'>>
  /** The row that the move is sent from. Left out: the move waits for those before it, and goes from what they left. */
  from?: Application
}

/** A move that was made: what it was sent from, and what it made of the row. */
class Moved {
  readonly from: Application
  readonly row: Application

  constructor(from: Application, row: Application) {
    this.from = from
    this.row = row
  }
}

/** A move that is tried again is sent as it was: the list may hold by then what the first try stored. */
class MoveFailed extends Error {
  readonly again: Move

  constructor(again: Move, cause: unknown) {
    super('The move failed', { cause })
    this.again = again
  }
}

const mutationKey = writeKey('move')

/**
 * What a move from this very version made of the row. The client remembers its mutations for some minutes, and forgets
 * them when another person signs in.
 */
const movedFrom = ({ id, version }: Application, client: QueryClient): Application | undefined => {
  const made = client.getMutationCache().findAll({ mutationKey, status: 'success' })
  const all = made.flatMap(({ state }) => (state.data instanceof Moved ? [state.data] : []))
  return all.find(({ from }) => from.id === id && from.version === version)?.row
}

const startOf = ({ row, from }: Move, client: QueryClient): Application => {
  // The list shows already where this and later moves bring it.
  if (!from) return { ...(rowInList(client, row.id) ?? row), status: row.status }
  // An Undo that was pressed while one more move was on its way goes from what that one left: it was this person's.
  return movedFrom(from, client) ?? from
}

/** Shown at once. Moves go out one after the other. Throws MoveFailed. */
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
    // While other moves wait, the cards stay where those will bring them.
    const isLast = client.isMutating({ mutationKey }) === 1
    const { status: _, ...rest } = moved
    changeList(client, pages => changeRow(pages, moved.id, isLast ? moved : rest))
  },
  onError: (_error, { row, to }, _before, { client }) => {
    // Only what is shown, unless the card was moved on since. The reload brings the true status.
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
  if (error instanceof ApiError && error.code === 'stale_version')
    return {
      kind: 'info',
      title: 'Changed somewhere else',
      description: `${jobName(row)} was changed on another screen. You see it as it is now.`,
    }
  return { kind: 'error', title: 'Error', description: failedWords('Failed to update application', error) }
}

/**
 * The move that undoes another one: from the very version that this one left, so that it does not undo what was written
 * elsewhere since.
 */
const undoOf = ({ from: { status, appliedDate, stage }, row }: Moved): Move => ({
  row,
  to: { status, appliedDate, stage },
  from: row,
})

/** Moves, and says so in a toast. Undo is a move like any other: it has its own toast, and can be undone. */
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

/** Moves an application to another status, with an Undo. */
export const useMove = () => {
  const { mutateAsync } = useMutation(moveApplication)
  return useCallback(
    (row: Application, status: ApplicationStatus) => {
      if (row.status !== status) void moveAndNotify(mutateAsync, { row, to: { status } })
    },
    [mutateAsync],
  )
}
