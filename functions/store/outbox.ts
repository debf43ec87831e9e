import { isDue } from './agenda.ts'
import { table as schema } from './schema.ts'
import type { Key, Row, Table } from './table.ts'

/** The person of a mail that waits in an outbox, and its id among their mails of its kind. */
export type MailRef = { readonly sub: string; readonly id: string }

/**
 * Notes that the queue has a mail, and puts its row off until `until`, when it is due again if the message was lost. False
 * if the mail is not due any more.
 */
export const queued = async (table: Table, key: Key, now: Date, until: Date): Promise<boolean> => {
  const row = await table.get(key)
  if (!row || !isDue(row, now)) return false
  const { sortKey } = schema.agenda
  const set: Row = { queued: true, [sortKey]: until.toISOString() }
  return (await table.update(key, { set }, { is: { [sortKey]: String(row[sortKey]) } })).written
}
