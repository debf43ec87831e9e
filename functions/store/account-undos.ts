import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { undoWithinHours } from '../../shared/domain/account-deadlines.ts'
import { expiring, isOver, personKey, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import type { SecurityState } from './security.ts'
import type { Key, Row, Table } from './table.ts'

const hourMs = 60 * 60 * 1000

/** The key is a hash of the link's token, because a person who reads the table must not be able to undo a change. */
const keyOf = (token: string): Key => ({
  pk: `ACCOUNT-UNDO#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'ACCOUNT-UNDO',
})

/** The row in the person's partition which says that the change made at `since` was undone. */
const undoneKey = (sub: string, since: string): Key => personKey(sub, `UNDONE#${since}`)

const stored = z.object({
  sub: z.string(),
  before: z.object({ email: z.string(), twoFactor: z.boolean() }),
  /** When the change was made. */
  at: z.string(),
  done: z._default(z.boolean(), false),
})
type AccountUndo = z.infer<typeof stored>

const storedUndone = z.object({ since: z.string(), at: z.string() })

/**
 * Whether the undo of an earlier change has voided this link. An attacker may have changed the account twice, and then
 * owns the link that undoes the second change.
 */
const isVoid = (undone: readonly Row[], { at }: AccountUndo): boolean =>
  undone.map(row => storedUndone.parse(row)).some(({ since, at: undoneAt }) => since < at && at <= undoneAt)

/** The links that undo a change of an account. Their rows expire by themselves, also after a purge of the person. */
export const accountUndoStore = (table: Table) => ({
  /** The link is valid for 72 hours from `at`. */
  add: async (token: string, sub: string, before: SecurityState, at: Date): Promise<void> => {
    const until = new Date(at.getTime() + undoWithinHours * hourMs)
    await table.put({ ...keyOf(token), sub, before, at: at.toISOString(), ...expiring(until) })
  },
  /** Null if there is no such link, or if it is no longer valid. */
  find: async (token: string, now: Date): Promise<AccountUndo | null> => {
    const row = await table.get(keyOf(token))
    if (!row || isOver(row, now)) return null
    const undo = stored.parse(row)
    const undone = await everyRow(table, personRange(undo.sub, 'UNDONE#'))
    return isVoid(undone, undo) ? null : undo
  },
  /** Records that the change was undone, which voids the links of later changes. */
  done: async (token: string, { sub, at }: AccountUndo, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + undoWithinHours * hourMs)
    await table.transact([
      { update: keyOf(token), changes: { set: { done: true } }, condition: { is: {} } },
      { put: { ...undoneKey(sub, at), since: at, at: now.toISOString(), ...expiring(until) } },
    ])
  },
})
export type AccountUndoStore = ReturnType<typeof accountUndoStore>
