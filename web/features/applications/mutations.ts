import { mutationOptions } from '@tanstack/react-query'
import type { Application, ApplicationForm } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { changeRow, withoutRow, withRow } from '../../applications/pages.ts'
import { changesBetween, formOf } from './form-values.ts'
import { changeList, holdReloads, resumeReloads, writeKey } from './list-cache.ts'
import { type Changes, create, edit, isGone, remove, restore } from './writes.ts'

/** Edits of `row` what is not so already. */
const bring = (row: Application, changes: Changes): Promise<Application> | Application => {
  const left = changesBetween(formOf(row), { ...formOf(row), ...changes })
  return Object.keys(left).length > 0 ? edit(row.id, row.version, left) : row
}

/**
 * Sent again with the same id it is the same create. A first try that lost its answer may have stored other words:
 * then those that were typed since follow as an edit.
 */
export const createApplication = mutationOptions({
  mutationKey: writeKey('create'),
  mutationFn: async ({ id, form }: { id: string; form: ApplicationForm }) =>
    bring(await create(id, form), form),
  onMutate: (_given, { client }) => holdReloads(client),
  onSuccess: (row, _given, _held, { client }) => changeList(client, pages => withRow(pages, row)),
  onSettled: (_row, _error, _given, _held, { client }) => resumeReloads(client),
})

type Edit = { id: string; version: number; changes: Changes }

/** Changes the fields named, from the version that the person saw. */
export const updateApplication = mutationOptions({
  mutationKey: writeKey('update'),
  mutationFn: ({ id, version, changes }: Edit) => edit(id, version, changes),
  onMutate: (_given, { client }) => holdReloads(client),
  onSuccess: (row, _given, _held, { client }) => changeList(client, pages => changeRow(pages, row.id, row)),
  onError: (error, { id }, _held, { client }) => {
    if (isGone(error)) changeList(client, pages => withoutRow(pages, id))
  },
  onSettled: (_row, _error, _given, _held, { client }) => resumeReloads(client),
})

/** What can't be put back as it was: removed longer ago than a day, or its job was added anew meanwhile. */
const isBeyondRestore = (error: unknown): boolean =>
  isGone(error) || (error instanceof ApiError && error.code === 'already_tracked')

type Return = { id: string; form: ApplicationForm; changes: Changes }

/** Brings a row back that was deleted elsewhere while it was edited: as others left it, with this person's changes. */
export const readdApplication = mutationOptions({
  mutationKey: writeKey('readd'),
  mutationFn: async ({ id, form, changes }: Return) => {
    const row = await restore(id).catch((error: unknown) => {
      if (isBeyondRestore(error)) return null
      throw error
    })
    return row ? bring(row, changes) : create(id, form)
  },
  onMutate: (_given, { client }) => holdReloads(client),
  onSuccess: (row, _given, _held, { client }) => changeList(client, pages => withRow(pages, row)),
  onSettled: (_row, _error, _given, _held, { client }) => resumeReloads(client),
})

/** Gone from the list at once, and back when the server would not. */
export const removeApplication = mutationOptions({
  mutationKey: writeKey('remove'),
  mutationFn: ({ id }: Application) => remove(id),
  onMutate: (row, { client }) => {
    changeList(client, pages => withoutRow(pages, row.id))
    return holdReloads(client)
  },
  onError: (_error, row, _held, { client }) => changeList(client, pages => withRow(pages, row)),
  onSettled: (_done, _error, _row, _held, { client }) => resumeReloads(client),
})

/** Undo of a delete: the same row again, so that it stands where it stood. */
export const restoreApplication = mutationOptions({
  mutationKey: writeKey('restore'),
  mutationFn: ({ id }: Application) => restore(id),
  onMutate: (row, { client }) => {
    changeList(client, pages => withRow(pages, row))
    return holdReloads(client)
  },
  onSuccess: (row, _given, _held, { client }) => changeList(client, pages => changeRow(pages, row.id, row)),
  onError: (_error, row, _held, { client }) => changeList(client, pages => withoutRow(pages, row.id)),
  onSettled: (_done, _error, _row, _held, { client }) => resumeReloads(client),
})
