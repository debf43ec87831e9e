import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { type Life, lifeOf } from '../../shared/domain/subscription.ts'
import { record, type SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { type AgendaKind, due, postponed } from './agenda.ts'
import { subOfPartition } from './keys.ts'
import {
  type StoredSubscription,
  subscriptionKey,
  subscriptionOf,
  subscriptionRow,
} from './subscription-row.ts'
import { subscriptionKeys, viewOfRows } from './subscription-view.ts'
import type { Table, Write } from './table.ts'

/** Of that many writers at once all get through; each one's loss is another one's gain. */
const tries = 60

/** What is to become of a subscription, decided on what it is now. */
export type Decision = {
  readonly events?: readonly SubscriptionEvent[]
  readonly done?: readonly string[]
  readonly trialWish?: PaidTier | null
  readonly trialBarred?: boolean
  /** Written with it, or not at all: the payment, the card, the notification. */
  readonly alongside?: readonly Write[]
  /** Written with it, too; where its condition does not hold, the decision is refused with that error. */
  readonly guard?: { readonly write: Write; readonly refused: ErrorCode }
}
export type Decide = (stored: StoredSubscription, life: Life) => Decision | null | Promise<Decision | null>

const decided = (
  stored: StoredSubscription,
  {
    events = [],
    done = [],
    trialWish = stored.trialWish,
    trialBarred = stored.trialBarred ?? false,
  }: Decision,
) => ({
  history: events.reduce(record, stored.history),
  done: [...new Set([...stored.done, ...done])],
  trialWish,
  trialBarred,
  version: stored.version + 1,
})

/**
 * Reads, decides, and writes what was decided if nothing has changed meanwhile; else it begins again. So a decision may
 * be asked for several times, and what it returned last is what was written. Null: nothing is to be done.
 */
const change = async (table: Table, sub: string, now: Date, decide: Decide): Promise<StoredSubscription> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const stored = subscriptionOf(await table.get(subscriptionKey(sub)))
    const decision = await decide(stored, lifeOf(stored.history))
    if (!decision) return stored
    const { events = [], alongside = [], guard, trialBarred = false } = decision
    // A schedule that comes after a purge must leave nothing behind of it.
    if (stored.version === 0 && events.length + alongside.length === 0 && !trialBarred) return stored
    const next = decided(stored, decision)
    const failed = await table.transact([
      {
        put: subscriptionRow(sub, next, now),
        condition: stored.version === 0 ? { absent: true } : { is: { version: stored.version } },
      },
      ...alongside,
      ...(guard ? [guard.write] : []),
    ])
    if (failed.length === 0) return next
    if (guard && failed.some(({ index }) => index === alongside.length + 1)) throw new ApiError(guard.refused)
  }
  throw new ApiError('unavailable')
}

/** One subscription a person. Each verb sees only rows of `sub`. */
export const subscriptionStore = (table: Table) => ({
  /** As its person is told of it at `now`; in one round trip. */
  view: async (sub: string, now: Date) => {
    const [row, card] = await table.getMany(subscriptionKeys(sub))
    return viewOfRows(row, card, now)
  },
  get: async (sub: string): Promise<StoredSubscription> =>
    subscriptionOf(await table.get(subscriptionKey(sub))),
  change: (sub: string, now: Date, decide: Decide) => change(table, sub, now, decide),
  /** Whose step of that kind was due by `now`. */
  async *due(kind: Extract<AgendaKind, 'subscription' | 'charge'>, now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, kind, now)) {
      const sub = subOfPartition(pk)
      if (sub !== undefined) yield sub
    }
  },
  /** For one that can't be read or done now: it must not stand in the way of the others. */
  postpone: (sub: string, until: Date) => postponed(table, subscriptionKey(sub), until),
})
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
