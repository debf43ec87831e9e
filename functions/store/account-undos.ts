import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { undoWithinHours } from '../../shared/domain/account-undo.ts'
import { everyRow } from './every-row.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import type { Guards } from './security.ts'
import type { Key, Row, Table } from './table.ts'

const hourMs = 60 * 60 * 1000

/** The key is a hash of the link's token, so nobody can undo a change with what the table holds. */
const keyOf = (token: string): Key => ({
  pk: `ACCOUNT-UNDO#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'ACCOUNT-UNDO',
})

const undonePrefix = 'UNDONE#'
/** A change that was undone, by the time of the change. It is in the person's partition. */
const undoneKey = (sub: string, since: string): Key => ({
  pk: personPartition(sub),
  sk: `${undonePrefix}${since}`,
})

const stored = z.object({
  sub: z.string(),
  before: z.object({ email: z.string(), twoFactor: z.boolean() }),
  /** When the change was made. */
  at: z.string(),
  done: z._default(z.boolean(), false),
})
export type AccountUndo = z.infer<typeof stored>

const storedUndone = z.object({ since: z.string(), at: z.string() })

/**
 * Whether an earlier change was undone after this one was made: then this change is undone, too. Whoever took the
 * account over may have changed it twice, and has the link of the second change.
 */
const isVoid = (undone: readonly Row[], { at }: AccountUndo): boolean =>
  undone.map(row => storedUndone.parse(row)).some(({ since, at: undoneAt }) => since < at && at <= undoneAt)

/** The links that undo a change of an account. Their rows expire, also after the person is purged. */
export const accountUndoStore = (table: Table) => ({
  /** The link is valid for 72 hours from `at`. */
  add: async (token: string, sub: string, before: Guards, at: Date): Promise<void> => {
    const until = new Date(at.getTime() + undoWithinHours * hourMs)
    await table.put({ ...keyOf(token), sub, before, at: at.toISOString(), ...expiring(until) })
  },
  /** Null where there is no such link, or it is no longer valid. */
  find: async (token: string, now: Date): Promise<AccountUndo | null> => {
    const row = await table.get(keyOf(token))
    if (!row || isOver(row, now)) return null
    const undo = stored.parse(row)
    const undone = await everyRow(table, { partition: personPartition(undo.sub), startsWith: undonePrefix })
    return isVoid(undone, undo) ? null : undo
  },
  /** Records that the change was undone. That makes the links of later changes invalid. */
  done: async (token: string, { sub, at }: AccountUndo, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + undoWithinHours * hourMs)
    await table.transact([
      { update: keyOf(token), changes: { set: { done: true } }, condition: { is: {} } },
      { put: { ...undoneKey(sub, at), since: at, at: now.toISOString(), ...expiring(until) } },
    ])
  },
})
export type AccountUndoStore = ReturnType<typeof accountUndoStore>
