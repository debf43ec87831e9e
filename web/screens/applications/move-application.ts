import { mutationOptions } from '@tanstack/react-query'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { changeRow, findRow } from '../../applications/pages.ts'
import { changeList, holdReloads, oweReload, resumeReloads, rowInList, writeKey } from './list-cache.ts'
import { edit } from './writes.ts'

type Move = { row: Application; status: ApplicationStatus }
const mutationKey = writeKey('move')

/** Shown at once. Moves go out one after the other, each from the version that the one before it left. */
export const moveApplication = mutationOptions({
  mutationKey,
  scope: { id: mutationKey.join() },
  mutationFn: ({ row, status }: Move, { client }) =>
    edit(row.id, rowInList(client, row.id)?.version ?? row.version, { status }),
  onMutate: ({ row, status }, { client }) => {
    changeList(client, pages => changeRow(pages, row.id, { status }))
    return holdReloads(client)
  },
  onSuccess: (row, _given, _held, { client }) => {
    const lastMove = client.isMutating({ mutationKey }) === 1
    changeList(client, pages => changeRow(pages, row.id, lastMove ? row : { version: row.version }))
  },
  onError: (_error, { row, status }, _held, { client }) => {
    // Only the picture, unless the card was moved on since. Where it truly is, the reload says.
    changeList(client, pages =>
      findRow(pages, row.id)?.status === status ? changeRow(pages, row.id, { status: row.status }) : pages,
    )
    oweReload(client)
  },
  onSettled: (_row, _error, _given, _held, { client }) => resumeReloads(client),
})
