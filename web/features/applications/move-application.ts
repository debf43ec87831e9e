import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { changeRow, findRow } from '../../applications/pages.ts'
import { changeList, holdReloads, oweReload, resumeReloads, rowInList, writeKey } from './list-cache.ts'
import { edit } from './writes.ts'

/** Where an application stands. Going back there takes all of it: the move away may have dated it, and counts as reached. */
type Place = { status: ApplicationStatus } & Partial<Pick<Application, 'appliedDate' | 'stage'>>

export type Move = {
  /** The row as it was when it was asked to move. */
  row: Application
  to: Place
  /** The row that it is sent from. Without one it waits for its turn, and goes from what the moves before it left. */
  from?: Application
}

/** Tried again it is sent as it was: the list may hold by then what the first try stored. */
export class MoveFailed extends Error {
  readonly again: Move

  constructor(again: Move, cause: unknown) {
    super('The move failed', { cause })
    this.again = again
  }
}

const mutationKey = writeKey('move')

/** What the last move of each row was sent from, and what it made of it. */
const lastMoves = new Map<string, { from: Application; moved: Application }>()

const startOf = ({ row, from }: Move, client: QueryClient): Application => {
  // The list shows already where this and later moves bring it.
  if (!from) return { ...(rowInList(client, row.id) ?? row), status: row.status }
  // An Undo that was pressed while one more move was on its way goes from what that one left: it was this person's.
  const last = lastMoves.get(row.id)
  return last?.from.version === from.version ? last.moved : from
}

/**
 * Shown at once. Moves go out one after the other. Gives the row as it is then, and the move that takes it back: from
 * the very version that this one left, so that it does not undo what was written elsewhere since. Throws MoveFailed.
 */
export const moveApplication = mutationOptions({
  mutationKey,
  scope: { id: mutationKey.join() },
  mutationFn: async (move: Move, { client }) => {
    const { row, to } = move
    const from = startOf(move, client)
    try {
      const moved = await edit(row.id, from.version, to)
      lastMoves.set(row.id, { from, moved })
      const { status, appliedDate, stage } = from
      const back: Move = { row: moved, to: { status, appliedDate, stage }, from: moved }
      return { moved, back }
    } catch (error) {
      throw new MoveFailed({ row, to, from }, error)
    }
  },
  onMutate: ({ row, to: { status } }, { client }) => {
    changeList(client, pages => changeRow(pages, row.id, { status }))
    return holdReloads(client)
  },
  onSuccess: ({ moved }, _given, _held, { client }) => {
    // While other moves wait, the cards stay where those will bring them.
    const lastMove = client.isMutating({ mutationKey }) === 1
    const { status: _, ...rest } = moved
    changeList(client, pages => changeRow(pages, moved.id, lastMove ? moved : rest))
  },
  onError: (_error, { row, to }, _held, { client }) => {
    // Only the picture, unless the card was moved on since. Where it truly is, the reload says.
    changeList(client, pages =>
      findRow(pages, row.id)?.status === to.status ? changeRow(pages, row.id, { status: row.status }) : pages,
    )
    oweReload(client)
  },
  onSettled: (_row, _error, _given, _held, { client }) => resumeReloads(client),
})
