import { mutationOptions } from '@tanstack/react-query'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { changeRow, findRow } from '../../applications/pages.ts'
import { changeList, holdReloads, oweReload, resumeReloads, rowInList, writeKey } from './list-cache.ts'
import { edit } from './writes.ts'

/** Where an application stands. Going back there takes all of it: the move away may have dated it, and counts as reached. */
type Place = { status: ApplicationStatus } & Partial<Pick<Application, 'appliedDate' | 'stage'>>
/** The row as it was when it was asked to move. */
export type Move = { row: Application; to: Place }

const mutationKey = writeKey('move')

/**
 * Shown at once. Moves go out one after the other, each from the version that the one before it left. Gives the row as
 * it is then, and the move that takes it back.
 */
export const moveApplication = mutationOptions({
  mutationKey,
  scope: { id: mutationKey.join() },
  mutationFn: async ({ row, to }: Move, { client }) => {
    const { version, appliedDate, stage } = rowInList(client, row.id) ?? row
    const moved = await edit(row.id, version, to)
    const back: Move = { row: moved, to: { status: row.status, appliedDate, stage } }
    return { moved, back }
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
