import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type StoredFile, storedFile } from '../../shared/api/files.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { filesADay } from '../../shared/domain/daily-limits.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import { filePrefix } from './schema.ts'
import type { Key, Row, Table } from './table.ts'
import { oneUse } from './usage.ts'

const fileKey = (sub: string, id: string): Key => ({ pk: personPartition(sub), sk: `${filePrefix}${id}` })
/** How many there are: the limit holds for two that arrive at once. */
export const fileCountKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'FILES' })
/** A file that was announced and has not arrived yet: what it is called. */
const announcedKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `FILE-ANNOUNCED#${id}`,
})

/** Throws when the row is no file: that is a fault of ours. */
export const fileOf = (row: Row): StoredFile => storedFile.parse(row)

/** How long after its link has ended what was sent is waited for. As long as the bucket keeps it. */
const announcedFor = dayMs

const announced = z.object({ name: z.string() })

const list = async (table: Table, sub: string): Promise<StoredFile[]> => {
  const range = { partition: personPartition(sub), startsWith: filePrefix, newestFirst: true }
  return (await table.query(range)).rows.map(fileOf)
}

/** What a person keeps as files: their names here, their bytes in the bucket. A file goes there when its row goes here. */
export const fileStore = (table: Table) => ({
  /** Newest first. */
  list: (sub: string) => list(table, sub),
  /** Null where there is none. */
  get: async (sub: string, id: string): Promise<StoredFile | null> => {
    const row = await table.get(fileKey(sub, id))
    return row ? fileOf(row) : null
  },
  /** Throws daily_limit. */
  announce: async (sub: string, { id, name }: { id: string; name: string }, now: Date): Promise<void> => {
    const failed = await table.transact([
      { put: { name, ...expiring(new Date(now.getTime() + announcedFor)), ...announcedKey(sub, id) } },
      oneUse(sub, 'file', dayInLagos(now), filesADay),
    ])
    if (failed.length > 0) throw new ApiError('daily_limit')
  },
  /** What it was announced as; null: it never was, or too long ago, or has arrived. */
  announcedName: async (sub: string, id: string, now: Date): Promise<string | null> => {
    const row = await table.get(announcedKey(sub, id))
    return row && !isOver(row, now) ? announced.parse(row).name : null
  },
  /** Sent again it is the same file. Throws too_many_files. */
  add: async (sub: string, file: StoredFile, limit: number): Promise<StoredFile> => {
    // There is no row yet that could say how many there are.
    if (limit <= 0) throw new ApiError('too_many_files')
    const failed = await table.transact([
      { put: { ...file, ...fileKey(sub, file.id) }, condition: { absent: true } },
      { update: fileCountKey(sub), changes: { add: { files: 1 } }, condition: { below: { files: limit } } },
      { remove: announcedKey(sub, file.id) },
    ])
    const there = failed.find(({ index }) => index === 0)?.found
    if (there) return fileOf(there)
    if (failed.length > 0) throw new ApiError('too_many_files')
    return file
  },
  /** Throws not_found. */
  remove: async (sub: string, id: string): Promise<void> => {
    const failed = await table.transact([
      { remove: fileKey(sub, id), condition: { is: {} } },
      { update: fileCountKey(sub), changes: { add: { files: -1 } } },
    ])
    if (failed.length > 0) throw new ApiError('not_found')
  },
})
export type FileStore = ReturnType<typeof fileStore>
