import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

/**
 * Opens a database file, or a database in memory where no file is named, and creates the missing tables of `schema`.
 * Throws one sentence that says what to do where the file is not ours or is damaged.
 */
export const openSqlite = (what: {
  holds: string
  schema: string
  file?: string | undefined
}): DatabaseSync => {
  if (what.file === undefined) return prepare(new DatabaseSync(':memory:'), what.schema)
  try {
    mkdirSync(dirname(what.file), { recursive: true })
    return prepare(new DatabaseSync(what.file), what.schema)
  } catch (cause) {
    throw new Error(
      `The ${what.holds} in ${what.file} can't be read: begin anew with \`npm start -- --fresh\`, or move the file away to keep it.`,
      { cause },
    )
  }
}

const prepare = (database: DatabaseSync, schema: string): DatabaseSync => {
  try {
    // A write-ahead log survives `kill -9` at any time, and a reader never waits for a writer.
    database.exec(`PRAGMA journal_mode = WAL; ${schema}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const row = z.object({ value: z.string() })

/** Makes a function for values that are made once and stored with the other data: `setting('key', () => fresh())`. */
export const settings = (database: DatabaseSync) => {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?')
  const insert = database.prepare('INSERT INTO settings VALUES (?, ?)')
  return (name: string, make: () => string): string => {
    const stored = row.optional().parse(select.get(name))
    if (stored) return stored.value
    const value = make()
    insert.run(name, value)
    return value
  }
}

/** SQLite's error code for a full disk. */
const sqliteFull = 13

/** Whether a write failed because the disk is full. The database says so only in its message. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (/disk is full|no space left on device/i.test(error.message)) return true
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  if ('errcode' in error && error.errcode === sqliteFull) return true
  return isDiskFull(error.cause)
}

export const diskFullWords =
  'The disk of this machine is full: nothing can be written. Make room, and it goes on by itself.'
