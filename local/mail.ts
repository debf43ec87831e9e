import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { openSqlite } from './sqlite.ts'

const row = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The address for answers; empty for the sender's. */
  replyTo: z.string(),
  /** The time of the mail, in ISO 8601. */
  at: z.string(),
  /** Further headers by name, which not every mail has. */
  headers: z.preprocess(
    text => (typeof text === 'string' ? jsonOrNothing(text) : text),
    z.record(z.string(), z.string()),
  ),
})
export type Mail = z.infer<typeof row> & {
  /** The addresses of the links, in their order. */
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
  /** Returns mails, newest first: those to one address in any case, or all mails without an address. */
  readonly list: (to?: string) => Mail[]
  readonly close: () => void
}

/** The number of stored mails. The oldest are removed first. */
const capacity = 1000

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY, "to" TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL, replyTo TEXT NOT NULL DEFAULT '',
    headers TEXT NOT NULL DEFAULT '{}'
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mailsTo ON mails ("to");
`

/** Columns that older mailbox files do not have. */
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

/**
 * Makes the mailbox for all mails that the app sends on this machine. No mail leaves the machine. Without a file the
 * mails are in memory.
 */
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

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[name] ?? entity
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })

/** Returns the addresses of a mail's links, in their order, each once. */
const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
      decode(double ?? single ?? ''),
    ),
  ),
]

/** Returns the text of a mail without its markup, for a reader without HTML. */
const textOf = (html: string): string =>
  decode(
    html
      .replace(/<!--[\s\S]*?-->|<(head|style|script|title)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/\s+/g, ' ')
      .replace(
        /<a\b[^>]*?\shref\s*=\s*["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi,
        (_, href: string, words: string) => (words.trim() === href ? href : `${words} (${href})`),
      )
      .replace(/<br\b[^>]*>|<\/(p|div|h[1-6]|li|tr|table|ul|ol)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
