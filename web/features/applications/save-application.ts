import type { QueryClient } from '@tanstack/react-query'
import type { Application, ApplicationForm } from '../../../shared/api/applications.ts'
import { changeRow, withoutRow, withRow } from '../../applications/pages.ts'
import { create, edit, restore } from '../../applications/writes.ts'
import { hasCode, isNotFound } from '../../kit/request-error.ts'
import { changesBetween, formOf } from './application-form.ts'
import { changeList, writeToList } from './list-cache.ts'

type Changes = Partial<ApplicationForm>

/** Edits the row where it is not as `wanted` yet. */
const editTo = (row: Application, wanted: Changes): Promise<Application> | Application => {
  const left = changesBetween(formOf(row), { ...formOf(row), ...wanted })
  return Object.keys(left).length > 0 ? edit(row.id, row.version, left) : row
}

/** The saves of the dialog. Each puts its row into the list. */
export const savesOf = (client: QueryClient) => {
  const putIntoList = (write: () => Promise<Application>): Promise<Application> =>
    writeToList(client, async () => {
      const row = await write()
      changeList(client, pages => withRow(pages, row))
      return row
    })

  return {
    /**
     * The same id is the same create. An earlier create whose answer was lost may have stored other words, so an edit
     * brings the new ones.
     */
    create: (id: string, form: ApplicationForm) =>
      putIntoList(async () => editTo(await create({ id, ...form }), form)),
    /** Changes the named fields, from the version that the person saw. */
    update: (id: string, version: number, changes: Changes): Promise<Application> =>
      writeToList(client, async () => {
        try {
          const row = await edit(id, version, changes)
          changeList(client, pages => changeRow(pages, id, row))
          return row
        } catch (error) {
          if (isNotFound(error)) changeList(client, pages => withoutRow(pages, id))
          throw error
        }
      }),
    /**
     * Adds a row again that was deleted elsewhere while it was edited, with this person's changes. A row that was deleted
     * more than a day ago, or whose job was added again meanwhile, can't be restored, and is created.
     */
    restore: (id: string, form: ApplicationForm, changes: Changes) =>
      putIntoList(async () => {
        const row = await restore(id).catch((error: unknown) => {
          if (hasCode(error, 'not_found', 'already_tracked')) return null
          throw error
        })
        return row ? editTo(row, changes) : create({ id, ...form })
      }),
  }
}
