import type { QueryClient } from '@tanstack/react-query'
import type { Application, ApplicationForm } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { changeRow, withoutRow, withRow } from '../../applications/pages.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { changesBetween, formOf } from './application-form.ts'
import { changeList, writeToList } from './list-cache.ts'
import { create, edit, restore } from './writes.ts'

/** Edits what is not as in `wanted` yet. */
const editTo = (row: Application, wanted: Partial<ApplicationForm>): Promise<Application> | Application => {
  const left = changesBetween(formOf(row), { ...formOf(row), ...wanted })
  return Object.keys(left).length > 0 ? edit(row.id, row.version, left) : row
}

const putIntoList = (client: QueryClient, write: () => Promise<Application>): Promise<Application> =>
  writeToList(client, async () => {
    const row = await write()
    changeList(client, pages => withRow(pages, row))
    return row
  })

/**
 * Sent again with the same id it is the same create. An earlier create whose answer was lost may have stored other words:
 * then those that were typed since follow as an edit.
 */
export const createApplication = (client: QueryClient, id: string, form: ApplicationForm) =>
  putIntoList(client, async () => editTo(await create(id, form), form))

type Edit = { readonly id: string; readonly version: number; readonly changes: Partial<ApplicationForm> }

/** Changes the fields that are named, from the version that the person saw. */
export const updateApplication = (
  client: QueryClient,
  { id, version, changes }: Edit,
): Promise<Application> =>
  writeToList(client, async () => {
    try {
      const row = await edit(id, version, changes)
      changeList(client, pages => changeRow(pages, id, row))
      return row
    } catch (error) {
      if (isNotFound(error)) changeList(client, pages => withoutRow(pages, id))
      throw error
    }
  })

/** The row can't be restored: it was removed longer ago than a day, or its job was added anew meanwhile. */
const isBeyondRestore = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 'already_tracked')

type Again = Pick<Edit, 'id' | 'changes'> & { readonly form: ApplicationForm }

/** Adds a row again that was deleted elsewhere while it was edited: as others left it, with this person's changes. */
export const addAgain = (client: QueryClient, { id, form, changes }: Again): Promise<Application> =>
  putIntoList(client, async () => {
    const row = await restore(id).catch((error: unknown) => {
      if (isBeyondRestore(error)) return null
      throw error
    })
    return row ? editTo(row, changes) : create(id, form)
  })
