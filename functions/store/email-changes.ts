import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos, dayMs } from '../../shared/domain/calendar.ts'
import { emailCodesADay } from '../../shared/domain/limits.ts'
import { expiring, isOver, personKey } from './keys.ts'
import type { Key, Table } from './table.ts'
import { oneUse } from './usage.ts'

/** How long a code is valid, in milliseconds, and for how many tries. An attacker can guess five of a million codes. */
const validFor = dayMs
const tries = 5

const keyOf = (sub: string): Key => personKey(sub, 'EMAIL-CHANGE')

const hashOf = (sub: string, code: string): string =>
  createHash('sha256').update(`${sub}:${code}`).digest('hex')

const stored = z.object({
  email: z.string(),
  codeHash: z.string(),
  confirmed: z._default(z.boolean(), false),
})

/** The new address that a person entered. It waits for its code. */
export const emailChangeStore = (table: Table) => ({
  /** Records a new address and its code, which replace any earlier ones. Throws daily_limit. */
  begin: async (sub: string, email: string, code: string, now: Date): Promise<void> => {
    const row = { ...keyOf(sub), email, codeHash: hashOf(sub, code), triesLeft: tries }
    const failed = await table.transact([
      { put: { ...row, ...expiring(new Date(now.getTime() + validFor)) } },
      oneUse(sub, 'email-code', dayInLagos(now), emailCodesADay),
    ])
    if (failed.length > 0) throw new ApiError('daily_limit')
  },
  /** The address that is not confirmed yet. Null if there is none. */
  pending: async (sub: string, now: Date): Promise<string | null> => {
    const row = await table.get(keyOf(sub))
    if (!row || isOver(row, now)) return null
    const { email, confirmed } = stored.parse(row)
    return confirmed ? null : email
  },
  /**
   * Returns the address that the code was sent to, also if the call is repeated. Counts the try before it compares the
   * code, so that simultaneous tries are all counted. Throws wrong_code.
   */
  redeem: async (sub: string, code: string, now: Date): Promise<string> => {
    const outcome = await table.update(keyOf(sub), { add: { triesLeft: -1 } }, { above: { triesLeft: 0 } })
    if (!outcome.written || isOver(outcome.row, now)) throw new ApiError('wrong_code')
    const { email, codeHash } = stored.parse(outcome.row)
    if (codeHash !== hashOf(sub, code)) throw new ApiError('wrong_code')
    return email
  },
  /** Records that the address was confirmed. */
  confirmed: async (sub: string): Promise<void> => {
    await table.update(keyOf(sub), { set: { confirmed: true } }, { is: {} })
  },
  /** Deletes the new address and its code. */
  forget: async (sub: string): Promise<void> => {
    await table.remove(keyOf(sub))
  },
})
export type EmailChangeStore = ReturnType<typeof emailChangeStore>
