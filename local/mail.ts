import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { linksOf, textOf } from './mail-text.ts'
import { openSqlite } from './sqlite.ts'

const row = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Who gets the answer; empty: who the mail is from. */
  replyTo: z.string(),
  /** When it came, ISO 8601. */
  at: z.string(),
  /** Those besides the ones of every mail, by their names. */
  headers: z.preprocess(
    text => (typeof text === 'string' ? jsonOrNothing(text) : text),
    z.record(z.string(), z.string()),
  ),
})
export type Mail = z.infer<typeof row> & {
  /** Where its links lead, in their order. */
  readonly links: string[]
}
export type NewMail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text?: string
  readonly replyTo?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export type Mailbox = {
  readonly deliver: (mail: NewMail) => void
  /** Newest first: those to one address in whatever case, or all where none is named. */
  readonly list: (to?: string) => Mail[]
  readonly close: () => void
}

/** The newest mails that are kept. */
const capacity = 1000

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY, "to" TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL, replyTo TEXT NOT NULL DEFAULT '',
    headers TEXT NOT NULL DEFAULT '{}'
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mailsTo ON mails ("to");
`

/** What mails had not when older mailboxes were begun. */
const laterColumns = {
  replyTo: "TEXT NOT NULL DEFAULT ''",
  headers: "TEXT NOT NULL DEFAULT '{}'",
} as const

const addLaterColumns = (database: DatabaseSync): void => {
  const names = database.prepare("SELECT name FROM pragma_table_info('mails')").all()
  for (const [column, type] of Object.entries(laterColumns))
    if (!names.some(({ name }) => name === column))
      database.exec(`ALTER TABLE mails ADD COLUMN ${column} ${type}`)
}

/** Takes every mail that the app sends on this machine. Nothing leaves it. Without a file it is kept in memory. */
export const createMail = ({ dataFile }: { dataFile?: string | undefined } = {}): Mailbox => {
  const database = openSqlite({ holds: 'mailbox', schema, file: dataFile })
  addLaterColumns(database)
  const columns = '"to", subject, text, html, at, replyTo, headers'
  const insert = database.prepare(`INSERT INTO mails (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const prune = database.prepare('DELETE FROM mails WHERE id <= ?')
  const selectAll = database.prepare(`SELECT ${columns} FROM mails ORDER BY id DESC`)
  const selectTo = database.prepare(`SELECT ${columns} FROM mails WHERE "to" = ? ORDER BY id DESC`)
  return {
    deliver({ to, subject, html, text = textOf(html), replyTo = '', headers = {} }) {
      const at = new Date().toISOString()
      const { lastInsertRowid } = insert.run(to, subject, text, html, at, replyTo, JSON.stringify(headers))
      prune.run(Number(lastInsertRowid) - capacity)
    },
    list: to =>
      z
        .array(row)
        .parse(to ? selectTo.all(to) : selectAll.all())
        .map(mail => ({ ...mail, links: linksOf(mail.html) })),
    close: () => database.close(),
  }
}
