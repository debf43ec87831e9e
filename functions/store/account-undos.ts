import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { undoWithinHours } from '../../shared/domain/account-undo.ts'
import { everyRow } from './every-row.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Guards } from './security.ts'
import type { Key, Row, Table } from './table.ts'

const hourMs = 60 * 60 * 1000

/** By the hash of what the link carries: who reads the table can't undo anything by its keys. */
const keyOf = (token: string): Key => ({
  pk: `ACCOUNT-UNDO#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'ACCOUNT-UNDO',
})

const undonePrefix = 'UNDONE#'
/** In the person's own partition: a change that was undone, by when it was made. */
const undoneKey = (sub: string, since: string): Key => ({
  pk: personPartition(sub),
  sk: `${undonePrefix}${since}`,
})

const stored = z.object({
  sub: z.string(),
  before: z.object({ email: z.string(), twoFactor: z.boolean() }),
  /** When the change was made that the link undoes. */
  at: z.string(),
  done: z._default(z.boolean(), false),
})
export type AccountUndo = z.infer<typeof stored>

const storedUndone = z.object({ since: z.string(), at: z.string() })

/**
 * Links of changes that were undone together with an earlier one: whoever took the account over may have changed it
 * twice, and holds the link of the second change.
 */
const isVoid = (undone: readonly Row[], { at }: AccountUndo): boolean =>
  undone.map(row => storedUndone.parse(row)).some(({ since, at: undoneAt }) => since < at && at <= undoneAt)

/** Where the links lead that undo a change of an account. The rows go by themselves, also those of a purged person. */
export const accountUndoStore = (table: Table) => ({
  /** The link holds 72 hours from `at` on. */
  add: async (token: string, sub: string, before: Guards, at: Date): Promise<void> => {
    const until = new Date(at.getTime() + undoWithinHours * hourMs)
    await table.put({ ...keyOf(token), sub, before, at: at.toISOString(), ...expiring(until) })
  },
  /** Null where there is no such link, or it holds no more. */
  find: async (token: string, now: Date): Promise<AccountUndo | null> => {
    const row = await table.get(keyOf(token))
    if (!row || isOver(row, now)) return null
    const undo = stored.parse(row)
    const undone = await everyRow(table, { partition: personPartition(undo.sub), startsWith: undonePrefix })
    return isVoid(undone, undo) ? null : undo
  },
  /** Pressed again it changes nothing, and the links of later changes do nothing any more. */
  done: async (token: string, { sub, at }: AccountUndo, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + undoWithinHours * hourMs)
    await table.transact([
      { update: keyOf(token), changes: { set: { done: true } }, condition: { is: {} } },
      { put: { ...undoneKey(sub, at), since: at, at: now.toISOString(), ...expiring(until) } },
    ])
  },
})
export type AccountUndoStore = ReturnType<typeof accountUndoStore>
