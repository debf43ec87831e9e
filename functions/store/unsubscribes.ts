import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type AlertRef, alertKey, alertOf } from './alert-row.ts'
import type { Key, Row, Table } from './table.ts'

/** The key is a hash, because a person who reads the table must not be able to unsubscribe others. */
export const unsubscribeKey = (token: string): Key => ({
  pk: `UNSUBSCRIBE#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'UNSUBSCRIBE',
})

export const unsubscribeRow = (token: string, { sub, id }: AlertRef): Key & Row => ({
  ...unsubscribeKey(token),
  sub,
  alertId: id,
})

const stored = z.object({ sub: z.string(), alertId: z.string() })

const find = async (table: Table, token: string): Promise<AlertRef> => {
  const row = await table.get(unsubscribeKey(token))
  if (!row) throw new ApiError('not_found')
  const { sub, alertId } = stored.parse(row)
  return { sub, id: alertId }
}

const stopMails = async (table: Table, token: string): Promise<string> => {
  const { sub, id } = await find(table, token)
  const outcome = await table.update(
    alertKey(sub, id),
    // The version changes, so that a form that was opened before can't switch the mails on again.
    { set: { byMail: false, unsent: null }, add: { version: 1 } },
    { is: { byMail: true } },
  )
  const row = outcome.written ? outcome.row : outcome.found
  if (!row) throw new ApiError('not_found')
  return alertOf(row).title
}

/** Unsubscribe links. Their rows are in no person's partition, because a link does not name the person. */
export const unsubscribeStore = (table: Table) => ({
  /** Ends the mails of the token's alert, and returns the title of the alert. May be repeated. Throws not_found. */
  stopMails: (token: string) => stopMails(table, token),
  /** The sub of the person who got the mail. Throws not_found. */
  ownerOf: async (token: string): Promise<string> => (await find(table, token)).sub,
})
export type UnsubscribeStore = ReturnType<typeof unsubscribeStore>
