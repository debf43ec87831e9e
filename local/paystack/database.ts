import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../sqlite.ts'

// Times are milliseconds since 1970. A transaction that waits for a bank has a time of settling; a webhook that
// nobody has answered yet, and that is not given up, has a time when it is due.
const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, reference TEXT NOT NULL UNIQUE, accessCode TEXT NOT NULL UNIQUE,
    settlesAt INTEGER, state TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS transactionsWaiting ON transactions (settlesAt) WHERE settlesAt IS NOT NULL;
  CREATE TABLE IF NOT EXISTS authorizations (
    code TEXT PRIMARY KEY, email TEXT NOT NULL, card TEXT NOT NULL, data TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, reference TEXT NOT NULL, body TEXT NOT NULL,
    createdAt INTEGER NOT NULL, dueAt INTEGER, attempts INTEGER NOT NULL, status INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhooksWaiting ON webhooks (dueAt) WHERE dueAt IS NOT NULL;
`

export const openDatabase = (file?: string): DatabaseSync => openSqlite({ holds: 'payments', schema, file })
