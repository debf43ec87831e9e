import type { Application, NewApplication } from '../../shared/api/applications.ts'
import type { ApplicationPatch } from '../../shared/domain/application.ts'
import { api } from '../api/api.ts'
import { ownWrites } from '../live/own-writes.ts'
import { writtenHere } from '../live/written-here.ts'

/**
 * Notes a write of these rows, so that this tab knows its live event as its own, and this device the new version. The
 * device notes it at the end, because the person may have left the screen meanwhile.
 */
const own = async <T>(ids: readonly string[], send: () => Promise<T>): Promise<T> => {
  const withdraw = ownWrites.note(ids, Date.now())
  try {
    return await send()
  } catch (error) {
    withdraw()
    throw error
  } finally {
    writtenHere.note(ids, Date.now())
  }
}

type NewRow = NewApplication | Parameters<typeof api.applications.create>[0]['body']

export const create = (body: NewRow): Promise<Application> =>
  own([body.id], () => api.applications.create({ body }))

/** Changes the named fields, from the version that the person saw. */
export const edit = (id: string, version: number, changes: ApplicationPatch): Promise<Application> =>
  own([id], () => api.applications.update({ params: { id }, body: { ...changes, version } }))

export const remove = (id: string): Promise<unknown> =>
  own([id], () => api.applications.remove({ params: { id } }))

/** Undo of a delete. */
export const restore = (id: string): Promise<Application> =>
  own([id], () => api.applications.restore({ params: { id } }))

export const addMany = (rows: NewApplication[]) =>
  own(
    rows.map(({ id }) => id),
    () => api.applications.import({ body: { rows } }),
  )
