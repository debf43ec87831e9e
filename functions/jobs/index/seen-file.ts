import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { buildPragmas, finishFile, insert, isWhole, seenVersion } from './file-format.ts'

/*
 * What the next index needs of this one: the id and the first sighting of each address, and how often each advert was
 * posted. No search reads it, so that it is a file of its own. A new format of the index leaves it as it is.
 */

/** Keys are hashes; `seen` in milliseconds, days since 1970. */
const tables = `
  CREATE TABLE sources (address INTEGER PRIMARY KEY, id TEXT NOT NULL, seen INTEGER NOT NULL, last_day INTEGER NOT NULL);
  CREATE TABLE postings (fingerprint INTEGER PRIMARY KEY, times INTEGER NOT NULL, last_day INTEGER NOT NULL);
`

/** Keys come in no order, so that they are sorted before they are stored. Of an address, the first job counts. */
const arrived = `
  CREATE TEMP TABLE arrived_sources (address INTEGER, id TEXT, seen INTEGER, last_day INTEGER);
  CREATE TEMP TABLE arrived_postings (fingerprint INTEGER, times INTEGER, last_day INTEGER);
`
const sorted = `
  INSERT OR IGNORE INTO sources SELECT * FROM arrived_sources ORDER BY address, rowid;
  INSERT INTO postings SELECT fingerprint, max(times), max(last_day) FROM arrived_postings GROUP BY fingerprint;
`

/** In days: an address or an advert that no board shows any more is deleted after this time. */
const retentionDays = 180

const source = z.object({ id: z.string(), seen: z.number() })
const posted = z.object({ times: z.number(), last_day: z.number() })

/** What is known of an address: the id of its job, and when it was first seen, in milliseconds since 1970. */
export type KnownSource = z.infer<typeof source>

/** How often an advert was posted, and the last day, in days since 1970. */
export type TimesPosted = { readonly times: number; readonly lastDay: number }

export type SeenBefore = {
  readonly source: (address: number) => KnownSource | undefined
  readonly posted: (fingerprint: number) => TimesPosted | undefined
  readonly close: () => void
}

const nothing: SeenBefore = {
  source: () => undefined,
  posted: () => undefined,
  close: () => undefined,
}

const isUsable = (file: string | undefined): file is string =>
  file !== undefined && isWhole(file, seenVersion)

/** Opens the file of the previous index. A file that is not complete counts as empty. */
export const openSeenFile = (file: string | undefined): SeenBefore => {
  if (!isUsable(file)) return nothing
  const database = new DatabaseSync(file, { readOnly: true })
  const sources = database.prepare('SELECT id, seen FROM sources WHERE address = ?')
  const postings = database.prepare('SELECT times, last_day FROM postings WHERE fingerprint = ?')
  return {
    source: address => {
      const row = sources.get(address)
      return row && source.parse(row)
    },
    posted: fingerprint => {
      const row = postings.get(fingerprint)
      if (!row) return undefined
      const { times, last_day } = posted.parse(row)
      return { times, lastDay: last_day }
    },
    close: () => database.close(),
  }
}

/** Writes the file for the next index. */
export const createSeenWriter = (file: string) => {
  rmSync(file, { force: true })
  const database = new DatabaseSync(file)
  database.exec(buildPragmas)
  database.exec(tables)
  database.exec(arrived)
  database.exec('BEGIN')
  const sources = database.prepare(insert('arrived_sources', 'address, id, seen, last_day'))
  const postings = database.prepare(insert('arrived_postings', 'fingerprint, times, last_day'))
  return {
    source: (address: number, { id, seen }: KnownSource, today: number): void => {
      sources.run(address, id, seen, today)
    },
    posting: (fingerprint: number, { times, lastDay }: TimesPosted): void => {
      postings.run(fingerprint, times, lastDay)
    },
    /** Adds what the previous file has besides, and ends the file. */
    finish: (previous: string | undefined, today: number): void => {
      database.exec(sorted)
      database.exec('COMMIT')
      if (isUsable(previous)) {
        database.prepare('ATTACH ? AS past').run(previous)
        for (const table of ['sources', 'postings'])
          database
            .prepare(`INSERT OR IGNORE INTO ${table} SELECT * FROM past.${table} WHERE last_day >= ?`)
            .run(today - retentionDays)
        database.exec('DETACH past')
      }
      finishFile(database, seenVersion)
    },
    abandon: (): void => {
      if (database.isOpen) database.close()
      rmSync(file, { force: true })
    },
  }
}
export type SeenWriter = ReturnType<typeof createSeenWriter>
