import type { Uses } from '../composition/services.ts'
import type { FileName, Files } from '../services/files.ts'
import { announcedFor, type FileStore, fileStore } from '../store/files.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/**
 * How old a file must be before the sweep may remove it, in milliseconds. The bytes of an upload are in the bucket
 * before its row is written, and a retry may write them again as long as the file is announced. The additional hour is
 * longer than any function runs.
 */
const oldEnoughAfter = announcedFor + 60 * 60 * 1000

const nameOf = ({ sub, id }: FileName): string => `${sub}/${id}`

/** A run that would remove more files than this, and most of the bucket, fails: the table is probably a wrong one. */
const orphansAtMost = 1000

const orphansIn = async (files: Files, names: FileStore, now: Date): Promise<string[]> => {
  const orphans: string[] = []
  let seen = 0
  for await (const page of files.keptBefore(new Date(now.getTime() - oldEnoughAfter))) {
    seen += page.length
    orphans.push(...(await names.withoutRow(page)).map(nameOf))
  }
  if (orphans.length > orphansAtMost && orphans.length > seen / 2)
    throw new Error(`${orphans.length} of ${seen} files have no row. Nothing was removed.`)
  return orphans
}

/**
 * Removes the files whose rows were deleted while the stream's function failed to remove the bytes. Each run compares
 * the whole bucket with the table, so no list of remaining work can be lost. A file that fails does not stop the
 * others; the next run finds it again.
 */
export const removeOrphanedFiles = ({ table, files }: Uses<'table' | 'files'>) => {
  const [bucket, names] = [files(), fileStore(table())]
  return oneAtATime(
    table(),
    scheduled(schedules['remove-orphaned-files'].payload, async ({ now, log }) => {
      const task = async (name: string) => {
        const [sub = '', id = ''] = name.split('/')
        // An upload that was repeated since may have written the row.
        for (const file of await names.withoutRow([{ sub, id }])) await bucket.remove(file)
      }
      return { removed: await eachDue({ due: await orphansIn(bucket, names, now), task, now, log }) }
    }),
  )
}
