import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Application, ApplicationForm, ApplicationStatus } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { changesBetween, formOf } from './form-values.ts'
import { changeRow, findRow, type Pages, withoutRow, withRow } from './pages.ts'
import { applicationsQuery } from './queries.ts'

const { queryKey } = applicationsQuery

const loaded = (client: QueryClient): Pages | undefined => client.getQueryData(queryKey)

const change = (client: QueryClient, make: (pages: Pages) => Pages): void => {
  client.setQueryData(queryKey, pages => pages && make(pages))
}

/** Stops a reload that would undo what is shown before the server has it; `resume` asks for it again. */
const holdReloads = async (client: QueryClient): Promise<{ interrupted: boolean }> => {
  const interrupted = client.isFetching({ queryKey }) > 0
  await client.cancelQueries({ queryKey })
  return { interrupted }
}

const reload = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey })

const resume = (
  client: QueryClient,
  held: { interrupted: boolean } | undefined,
): Promise<void> | undefined => (held?.interrupted ? reload(client) : undefined)

const edit = (id: string, body: Partial<ApplicationForm> & { version: number }): Promise<Application> => {
  ownWrites.note(id, Date.now())
  return api.applications.update({ params: { id }, body })
}

const create = (id: string, form: ApplicationForm): Promise<Application> => {
  ownWrites.note(id, Date.now())
  return api.applications.create({ body: { id, ...form } })
}

/**
 * Sent again with the same id it is the same create. A first try that lost its answer may have stored other words:
 * then those that were typed since follow as an edit.
 */
export const createApplication = mutationOptions({
  mutationFn: async ({ id, form }: { id: string; form: ApplicationForm }) => {
    const row = await create(id, form)
    const since = changesBetween(formOf(row), form)
    return Object.keys(since).length > 0 ? edit(id, { ...since, version: row.version }) : row
  },
  onSuccess: (row, _given, _held, { client }) => change(client, pages => withRow(pages, row)),
})

type Edit = { id: string; version: number; changes: Partial<ApplicationForm> }

/** Changes the fields named, from the version that the person saw. */
export const updateApplication = mutationOptions({
  mutationFn: ({ id, version, changes }: Edit) => edit(id, { ...changes, version }),
  onSuccess: (row, _given, _held, { client }) => change(client, pages => changeRow(pages, row.id, row)),
})

type Move = { row: Application; status: ApplicationStatus }
const moveKey = ['applications', 'move']

/** Shown at once. Moves go out one after the other, each from the version that the one before it left. */
export const moveApplication = mutationOptions({
  mutationKey: moveKey,
  scope: { id: moveKey.join() },
  mutationFn: ({ row, status }: Move, { client }) =>
    edit(row.id, { status, version: findRow(loaded(client), row.id)?.version ?? row.version }),
  onMutate: async ({ row, status }, { client }) => {
    change(client, pages => changeRow(pages, row.id, { status }))
    return holdReloads(client)
  },
  onSuccess: (row, _given, _held, { client }) => {
    const lastMove = client.isMutating({ mutationKey: moveKey }) === 1
    change(client, pages => changeRow(pages, row.id, lastMove ? row : { version: row.version }))
  },
  onError: (error, { row }, _held, { client }) => {
    if (error instanceof ApiError && (error.code === 'stale_version' || error.code === 'not_found'))
      return reload(client)
    change(client, pages => changeRow(pages, row.id, { status: row.status }))
  },
  onSettled: (_row, _error, _given, held, { client }) => resume(client, held),
})

/** Gone from the list at once, and back when the server would not. */
export const removeApplication = mutationOptions({
  mutationFn: async (row: Application) => {
    ownWrites.note(row.id, Date.now())
    try {
      await api.applications.remove({ params: { id: row.id } })
    } catch (error) {
      // Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error
    }
  },
  onMutate: async (row, { client }) => {
    change(client, pages => withoutRow(pages, row.id))
    return holdReloads(client)
  },
  onError: (_error, row, _held, { client }) => change(client, pages => withRow(pages, row)),
  onSettled: (_done, _error, _row, held, { client }) => resume(client, held),
})

/** Undo of a delete: the same row again, so that it stands where it stood. */
export const restoreApplication = mutationOptions({
  mutationFn: ({ id }: Application) => {
    ownWrites.note(id, Date.now())
    return api.applications.restore({ params: { id } })
  },
  onMutate: async (row, { client }) => {
    change(client, pages => withRow(pages, row))
    return holdReloads(client)
  },
  onSuccess: (row, _given, _held, { client }) => change(client, pages => changeRow(pages, row.id, row)),
  onError: (_error, row, _held, { client }) => change(client, pages => withoutRow(pages, row.id)),
  onSettled: (_done, _error, _row, held, { client }) => resume(client, held),
})
