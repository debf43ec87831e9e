import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The application id of our index files: `Aiki`. */
export const applicationId = 0x41696b69
/**
 * The versions of the layouts: of the file that is searched, and of the file for the next index. The version is written
 * last, so that an unfinished file has none.
 */
export const formatVersion = 5
export const seenVersion = 1

/** The files of one index. They appear when they are complete, and the one that is searched is the last. */
export const filesOf = (file: string) => ({
  search: file,
  /** The descriptions: see text-blocks.ts. */
  texts: `${file}.texts`,
  /** For the next index: see seen-file.ts. */
  seen: `${file}.seen`,
})

/**
 * Settings without safety after a crash, because an unfinished file is deleted. Rows are added in the order of their
 * keys, which needs few pages in memory, and what is sorted is in temporary files.
 */
export const buildPragmas = `
  PRAGMA page_size = 4096;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA temp_store = FILE;
  PRAGMA cache_size = -4096;
`

export const insert = (table: string, columns: string): string =>
  `INSERT INTO ${table} (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`

/** Marks the file as complete, and closes it. */
export const finishFile = (database: DatabaseSync, version: number): void => {
  database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}`)
  database.close()
}

/**
 * Jobs are numbered by date: the newest has the highest number. Narrow rows have the columns for filters and ranks.
 * Other tables have what is read only for the jobs of one page.
 */
export const tables = `
  CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  -- One column of words without their positions: see tokens.ts.
  CREATE VIRTUAL TABLE words USING fts5 (
    tokens, content = '', columnsize = 0, detail = none, tokenize = "porter ascii tokenchars '_'"
  );
  -- Times in seconds since 1970, but seen in milliseconds; pay in naira a month; boards as bits; type and level as
  -- places in their lists, 0 for none; warnings 1 if mild and 2 if serious. role, title and about rank a job: the title
  -- in plain words, the stems of the title, and the stems of company, places and skills. families, reach and places are
  -- words between separators: see roles.ts and reach.ts.
  CREATE TABLE jobs (
    number INTEGER PRIMARY KEY,
    posted INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER,
    pay INTEGER,
    pay_from INTEGER,
    boards INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    type INTEGER NOT NULL,
    level INTEGER NOT NULL,
    reach TEXT NOT NULL,
    places TEXT NOT NULL,
    families TEXT NOT NULL,
    role TEXT NOT NULL,
    title TEXT NOT NULL,
    about TEXT NOT NULL
  );
  CREATE TABLE cards (number INTEGER PRIMARY KEY, id TEXT NOT NULL, card TEXT NOT NULL);
  -- The ranges of the file of descriptions, by the number of the first job in each: see text-blocks.ts.
  CREATE TABLE blocks (first INTEGER PRIMARY KEY, start INTEGER NOT NULL, length INTEGER NOT NULL);
  -- Words of titles, companies, places and skills, which correct misspelt words of a query.
  CREATE TABLE vocabulary (word TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
  -- The employers, by the key of their names, to find them in a query.
  CREATE TABLE employers (key TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
`

/** What a column has for a value of a list: its place, from 1; 0 for none. */
export const numberIn = <Value>(list: readonly Value[], value: Value | null): number =>
  value === null ? 0 : list.indexOf(value) + 1

/** Made after all rows were inserted, which is faster. */
export const indexes = 'CREATE UNIQUE INDEX cards_by_id ON cards (id);'

const pragma = (database: DatabaseSync, name: string): unknown => {
  const row = database.prepare(`PRAGMA ${name}`).get()
  return row && Object.values(row)[0]
}

/** Whether the file is a complete index of this version. */
export const isWhole = (file: string, version = formatVersion): boolean => {
  let database: DatabaseSync | undefined
  try {
    const size = statSync(file).size
    database = new DatabaseSync(file, { readOnly: true })
    return (
      pragma(database, 'application_id') === applicationId &&
      pragma(database, 'user_version') === version &&
      Number(pragma(database, 'page_count')) * Number(pragma(database, 'page_size')) === size
    )
  } catch {
    return false
  } finally {
    database?.close()
  }
}
