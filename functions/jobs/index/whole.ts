import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { applicationId, formatVersion } from './schema.ts'

const pragma = (database: DatabaseSync, name: string): unknown => {
  const row = database.prepare(`PRAGMA ${name}`).get()
  return row && Object.values(row)[0]
}

/** Whether the file is an index of this layout that was finished, and has come here without losing its end. */
export const isWhole = (file: string): boolean => {
  let database: DatabaseSync | undefined
  try {
    const size = statSync(file).size
    database = new DatabaseSync(file, { readOnly: true })
    return (
      pragma(database, 'application_id') === applicationId &&
      pragma(database, 'user_version') === formatVersion &&
      Number(pragma(database, 'page_count')) * Number(pragma(database, 'page_size')) === size
    )
  } catch {
    return false
  } finally {
    database?.close()
  }
}
