import type { Application, ApplicationForm, NewApplication } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import type { ApplicationPatch } from '../../../shared/domain/application.ts'
import { api } from '../../api/api.ts'
import { ownWrites } from '../../live/own-writes.ts'

// The writes as this tab sends them: their echoes are its own.

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

export type Changes = Partial<ApplicationForm>

/** Changes the fields named, from the version that the person saw. */
export const edit = (id: string, version: number, changes: ApplicationPatch): Promise<Application> =>
  own([id], () => api.applications.update({ params: { id }, body: { ...changes, version } }))

export const restore = (id: string): Promise<Application> =>
  own([id], () => api.applications.restore({ params: { id } }))

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
export const remove = async (id: string): Promise<void> => {
  try {
    await own([id], () => api.applications.remove({ params: { id } }))
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

export const addMany = (rows: NewApplication[]) =>
  own(
    rows.map(({ id }) => id),
    () => api.applications.import({ body: { rows } }),
  )

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
