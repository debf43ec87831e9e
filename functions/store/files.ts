import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type StoredFile, storedFile } from '../../shared/api/files.ts'
import { dayInLagos, dayMs } from '../../shared/domain/calendar.ts'
import { filesADay } from '../../shared/domain/limits.ts'
import type { FileName } from '../services/files.ts'
import { type CountedKind, countedRows } from './counted-rows.ts'
import { expiring, isOver, personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse } from './usage.ts'

/** The row with the name of a file that was announced and has not arrived yet. */
const announcedKey = (sub: string, id: string): Key => personKey(sub, `FILE-ANNOUNCED#${id}`)

/** Throws when the row is no file, which is a fault of ours. */
export const fileOf = (row: Row): StoredFile => storedFile.parse(row)

/** The limit depends on the plan, and only `add` uses it. */
const kindUpTo = (atMost: number): CountedKind<StoredFile> => ({
  prefix: 'FILE#',
  atMost,
  read: fileOf,
})

/** How long an announced file is expected, in milliseconds. The bucket stores an upload for the same time. */
export const announcedFor = dayMs

const announced = z.object({ name: z.string() })

/**
 * The files of a person. The table has their names, and the bucket has their bytes. When a row is deleted, the stream's
 * function removes the bytes. The schedule `remove-orphaned-files` removes within a day what the function missed.
 */
export const fileStore = (table: Table) => {
  const { list, get, remove } = countedRows(table, kindUpTo(0))
  return {
    /** Newest first. */
    list,
    get,
    /** Throws not_found. */
    remove,
    /** Records the name of a file that a person is about to upload. Throws daily_limit. */
    announce: async (sub: string, { id, name }: { id: string; name: string }, now: Date): Promise<void> => {
      const failed = await table.transact([
        { put: { name, ...expiring(new Date(now.getTime() + announcedFor)), ...announcedKey(sub, id) } },
        oneUse(sub, 'file', dayInLagos(now), filesADay),
      ])
      if (failed.length > 0) throw new ApiError('daily_limit')
    },
    /** The name of an announced file. Null if it was never announced, was announced too long ago, or has arrived. */
    announcedName: async (sub: string, id: string, now: Date): Promise<string | null> => {
      const row = await table.get(announcedKey(sub, id))
      return row && !isOver(row, now) ? announced.parse(row).name : null
    },
    /** A call that is repeated with the same id adds the file once. Throws too_many_files. */
    add: async (sub: string, file: StoredFile, limit: number): Promise<StoredFile> => {
      // The condition of the count can't refuse the first file, because there is no row yet.
      if (limit <= 0) throw new ApiError('too_many_files')
      const announcement = { remove: announcedKey(sub, file.id) }
      return countedRows(table, kindUpTo(limit)).add(sub, file, 'too_many_files', [announcement])
    },
    /** Which of these files (at most 100) have no row. */
    withoutRow: async (files: readonly FileName[]): Promise<FileName[]> => {
      const rows =
        files.length > 0 ? await table.getMany(files.map(({ sub, id }) => personKey(sub, `FILE#${id}`))) : []
      return files.filter((_, index) => rows[index] === undefined)
    },
  }
}
export type FileStore = ReturnType<typeof fileStore>
