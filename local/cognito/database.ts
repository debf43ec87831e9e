import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../sqlite.ts'

// Times are milliseconds since 1970. A `holder` is a person's sub or, where nobody has that address, the address:
// codes and failed attempts of an unknown address are counted like a known one's, so that no answer tells them apart.
const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, address TEXT NOT NULL UNIQUE, person TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes (
    holder TEXT NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL,
    wrong INTEGER NOT NULL, sent INTEGER NOT NULL, firstSentAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
    PRIMARY KEY (holder, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (
    holder TEXT PRIMARY KEY, failed INTEGER NOT NULL, lastAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    originJti TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    startedAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessionsOfPerson ON sessions (sub);
  CREATE TABLE IF NOT EXISTS refreshTokens (
    hash TEXT PRIMARY KEY, originJti TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, replacedAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refreshTokensOfSession ON refreshTokens (originJti);
`

export const openDatabase = (file?: string): DatabaseSync => openSqlite({ holds: 'accounts', schema, file })
