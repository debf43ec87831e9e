import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { type AlertName, alertKey, alertOf } from './alert-row.ts'
import type { Key, Row, Table } from './table.ts'

/** By the hash of what a mail's link carries: who reads the table can't unsubscribe by its keys. */
export const unsubscribeKey = (token: string): Key => ({
  pk: `UNSUBSCRIBE#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'UNSUBSCRIBE',
})

export const unsubscribeRow = (token: string, { sub, id }: AlertName): Key & Row => ({
  ...unsubscribeKey(token),
  sub,
  alertId: id,
})

const stored = z.object({ sub: z.string(), alertId: z.string() })

const find = async (table: Table, token: string): Promise<AlertName> => {
  const row = await table.get(unsubscribeKey(token))
  if (!row) throw new ApiError('not_found')
  const { sub, alertId } = stored.parse(row)
  return { sub, id: alertId }
}

const stopMails = async (table: Table, token: string): Promise<string> => {
  const { sub, id } = await find(table, token)
  const outcome = await table.update(
    alertKey(sub, id),
    // The version too: a form that was opened before must not switch them on again unseen.
    { set: { byMail: false, unsent: null }, add: { version: 1 } },
    { is: { byMail: true } },
  )
  const row = outcome.written ? outcome.row : outcome.found
  if (!row) throw new ApiError('not_found')
  return alertOf(row).title
}

/** Where the links of mails lead: outside of people's partitions, for who follows one says nothing of who they are. */
export const unsubscribeStore = (table: Table) => ({
  /** Ends the mails of the alert that the token is of, and gives back its title; again it is no error. Throws not_found. */
  stopMails: (token: string) => stopMails(table, token),
  /** Whose mail it came with. Throws not_found. */
  ownerOf: async (token: string): Promise<string> => (await find(table, token)).sub,
})
export type UnsubscribeStore = ReturnType<typeof unsubscribeStore>
