import type { Application, ApplicationForm, NewApplication } from '../../../shared/api/applications.ts'
import type { ApplicationPatch } from '../../../shared/domain/application.ts'
import { api } from '../../api/api.ts'
import { ownWrites } from '../../live/own-writes.ts'

// The writes as this tab sends them. Each is noted, so that its live event is known as the tab's own.

const own = async <T>(ids: readonly string[], send: () => Promise<T>): Promise<T> => {
  const withdraw = ownWrites.note(ids, Date.now())
  try {
    return await send()
  } catch (error) {
    withdraw()
    throw error
  }
}

export const create = (id: string, form: ApplicationForm): Promise<Application> =>
  own([id], () => api.applications.create({ body: { id, ...form } }))

/** Changes the fields that are named, from the version that the person saw. */
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
