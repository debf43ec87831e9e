import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

const row = z.object({ value: z.string() })

/** A value that is made once and kept with the rest: `setting('key', () => fresh())`. */
export const settings = (database: DatabaseSync) => {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?')
  const insert = database.prepare('INSERT INTO settings VALUES (?, ?)')
  return (name: string, make: () => string): string => {
    const kept = row.optional().parse(select.get(name))
    if (kept) return kept.value
    const value = make()
    insert.run(name, value)
    return value
  }
}
