import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { type Life, lifeOf } from '../../shared/domain/subscription.ts'
import { record, type SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { type AgendaKind, due, postponed } from './agenda.ts'
import { Retry, type Wait, withBackoff } from './backoff.ts'
import { subOfPartition } from './keys.ts'
import {
  type StoredSubscription,
  subscriptionKey,
  subscriptionKeys,
  subscriptionOf,
  subscriptionRow,
  viewOfRows,
} from './subscription-row.ts'
import type { Table, Write } from './table.ts'

/** Sixty simultaneous writers all succeed: of those in conflict one is written. The waits are in milliseconds. */
const backoff = { tries: 60, firstWait: 5, longestWait: 160 }

export type Decision = {
  readonly events?: readonly SubscriptionEvent[]
  readonly done?: readonly string[]
  readonly trialWish?: PaidTier | null
  readonly trialBarred?: boolean
  /** Writes of the same transaction: the payment, the card, the notification. */
  readonly alongside?: readonly Write[]
  /** Another write of the same transaction. If its condition fails, the caller gets the error `refused`. */
  readonly condition?: { readonly write: Write; readonly refused: ErrorCode }
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
 * Reads the subscription, calls `decide`, and writes the decision if the subscription has not changed meanwhile.
 * Otherwise it starts again, so `decide` may be called several times, and its last result is written. If `decide`
 * returns null, nothing is written.
 */
const change = (
  { table, wait }: { readonly table: Table; readonly wait: Wait | undefined },
  sub: string,
  now: Date,
  decide: Decide,
): Promise<StoredSubscription> =>
  withBackoff({ ...backoff, wait }, async () => {
    const stored = subscriptionOf(await table.get(subscriptionKey(sub)))
    const decision = await decide(stored, lifeOf(stored.history))
    if (!decision) return stored
    const { events = [], alongside = [], condition, trialBarred = false } = decision
    // A schedule that runs after a purge must not create a row of the purged person.
    if (stored.version === 0 && events.length + alongside.length === 0 && !trialBarred) return stored
    const next = decided(stored, decision)
    const failed = await table.transact([
      {
        put: subscriptionRow(sub, next, now),
        condition: stored.version === 0 ? { absent: true } : { is: { version: stored.version } },
      },
      ...alongside,
      ...(condition ? [condition.write] : []),
    ])
    if (failed.length === 0) return next
    if (condition && failed.some(({ index }) => index === alongside.length + 1))
      throw new ApiError(condition.refused)
    return new Retry()
  })

/** Each verb reads and writes only rows of `sub`. `wait` is the timer between tries. */
export const subscriptionStore = (table: Table, wait?: Wait) => ({
  /** The subscription as its person sees it at `now`, in one round trip. */
  view: async (sub: string, now: Date) => {
    const [row, card] = await table.getMany(subscriptionKeys(sub))
    return viewOfRows(row, card, now)
  },
  get: async (sub: string): Promise<StoredSubscription> =>
    subscriptionOf(await table.get(subscriptionKey(sub))),
  change: (sub: string, now: Date, decide: Decide) => change({ table, wait }, sub, now, decide),
  /** The subs of people who have a step of that kind due by `now`. */
  async *due(kind: Extract<AgendaKind, 'subscription' | 'charge'>, now: Date): AsyncGenerator<string> {
    for await (const { pk } of due(table, kind, now)) {
      const sub = subOfPartition(pk)
      if (sub !== undefined) yield sub
    }
  },
  /** Postpones a step that can't be done now, so that it does not block the others. */
  postpone: (sub: string, until: Date) => postponed(table, subscriptionKey(sub), until),
})
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
