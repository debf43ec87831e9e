/** Marks a file as an index of ours: `Aiki`. */
export const applicationId = 0x41696b69
/** Set last of all, so that a file that was not finished is known. Another layout has another number. */
export const formatVersion = 2

/** While it is built nobody reads it, and a file that is not finished is thrown away: nothing has to survive a crash. */
export const buildPragmas = `
  PRAGMA page_size = 4096;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -65536;
`

/**
 * A job's number is its place by date: the newest has the highest. What is filtered and ranked by stands in narrow rows,
 * apart from what only the jobs of one page are read for.
 */
export const tables = `
  CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5 (
    title, company, place, skills, body, facets,
    content = '', tokenize = 'porter unicode61 remove_diacritics 2'
  );
  -- Seconds since 1970, but seen in milliseconds; pay in naira a month; boards as bits. What the words of a search
  -- are looked for in, when it is ranked: the title in plain words, its stems, and those of company, places and skills.
  CREATE TABLE jobs (
    number INTEGER PRIMARY KEY,
    posted INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER,
    pay INTEGER,
    pay_from INTEGER,
    boards INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    is_abroad INTEGER NOT NULL,
    role TEXT NOT NULL,
    title TEXT NOT NULL,
    about TEXT NOT NULL
  );
  CREATE TABLE cards (number INTEGER PRIMARY KEY, id TEXT NOT NULL, card TEXT NOT NULL);
  -- Descriptions, many in one pack: see packing.ts.
  CREATE TABLE descriptions (pack INTEGER PRIMARY KEY, packed BLOB NOT NULL);
  -- Words of titles, companies, places and skills: what somebody may have meant.
  CREATE TABLE vocabulary (word TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
  -- What the next index takes over. Keys are hashes; days since 1970.
  CREATE TABLE sources (address INTEGER PRIMARY KEY, id TEXT NOT NULL, seen INTEGER NOT NULL, last_day INTEGER NOT NULL);
  CREATE TABLE postings (fingerprint INTEGER PRIMARY KEY, times INTEGER NOT NULL, last_day INTEGER NOT NULL);
`

/** Made when all rows are there: sorted at once, and not one by one. */
export const indexes = 'CREATE UNIQUE INDEX cards_by_id ON cards (id);'
