import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens a database file, or one in memory when no file is named, and makes what `schema` names where it is missing.
 * Throws one sentence that says what to do when the file is not ours or is damaged.
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
    // A write-ahead log survives `kill -9` at any moment, and a reader never waits for a writer.
    database.exec(`PRAGMA journal_mode = WAL; ${schema}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
