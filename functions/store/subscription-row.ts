import * as z from 'zod/mini'
import type { Subscription } from '../../shared/api/subscription.ts'
import { isCharge, stepsLeft, stepsOf } from '../../shared/domain/billing-steps.ts'
import { type Life, lifeOf } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import { subscriptionView } from '../../shared/domain/subscription-view.ts'
import { type PaidTier, paidTiers, purchases } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { agendaEntry } from './agenda.ts'
import { cardKey, cardOf } from './cards.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

export const subscriptionKey = (sub: string): Key => personKey(sub, 'SUBSCRIPTION')

/** A plan or an event that the code does not know is an error. It must not become the plan Free. */
const storedEvent = () => {
  const event = { id: z.string(), at: z.string() }
  const tier = z.enum(paidTiers)
  const reference = z.string()
  return z.discriminatedUnion('type', [
    z.object({ ...event, type: z.literal('trial-started'), tier }),
    z.object({
      ...event,
      type: z.literal('paid'),
      tier,
      purchase: z.enum(purchases),
      until: z.nullable(z.string()),
      reusable: z.boolean(),
      automatic: z.boolean(),
    }),
    z.object({ ...event, type: z.enum(['cancelled', 'resumed', 'card-removed']) }),
    z.object({ ...event, type: z.literal('downgraded'), tier }),
    z.object({ ...event, type: z.literal('renewal-failed'), confirmUrl: z.nullable(z.string()) }),
    z.object({ ...event, type: z.literal('refunded'), reference }),
    z.object({ ...event, type: z.enum(['disputed', 'dispute-closed']), reference }),
  ])
}

const storedSubscription = once(() =>
  z.object({
    history: z.array(storedEvent()),
    /** The steps that were done, by their ids. */
    done: z.array(z.string()),
    trialWish: z.nullable(z.enum(paidTiers)),
    /** The person's mailbox had its trial under another account. False in rows that are older than this check. */
    trialBarred: z._default(z.boolean(), false),
    version: z.int(),
  }),
)

export type StoredSubscription = {
  readonly history: History
  readonly done: readonly string[]
  readonly trialWish: PaidTier | null
  readonly trialBarred?: boolean
  /** 0 if there is no row yet. */
  readonly version: number
}

const none: StoredSubscription = { history: [], done: [], trialWish: null, version: 0 }

/** Throws when the row is no subscription that the code knows. Without a row, the history is empty. */
export const subscriptionOf = (row: Row | undefined): StoredSubscription =>
  row ? storedSubscription().parse(row) : none

/** The subscription of a new person who asked for a trial. */
export const trialRequestRow = (sub: string, trialWish: PaidTier, now: Date): Key & Row =>
  subscriptionRow(sub, { ...none, trialWish, version: 1 }, now)

const agendaOf = (sub: string, life: Life, done: ReadonlySet<string>): Row => {
  const [next] = stepsLeft(life, done)
  return next ? agendaEntry(isCharge(next) ? 'charge' : 'subscription', sub, new Date(next.at)) : {}
}

/** The row is on the agenda for the next step. Done steps that are no longer possible are dropped from the row. */
export const subscriptionRow = (sub: string, stored: StoredSubscription, now: Date): Key & Row => {
  const life = lifeOf(stored.history)
  const possible = new Set(stepsOf(life).map(({ id }) => id))
  const done = stored.done.filter(id => possible.has(id))
  return {
    ...stored,
    done,
    updatedAt: now.toISOString(),
    ...agendaOf(sub, life, new Set(done)),
    ...subscriptionKey(sub),
  }
}

/** The rows that show a subscription. */
export const subscriptionKeys = (sub: string): readonly [Key, Key] => [subscriptionKey(sub), cardKey(sub)]

/** The subscription as its person sees it, from the rows of `subscriptionKeys`. Throws if the code can't read a row. */
export const viewOfRows = (subscription: Row | undefined, card: Row | undefined, now: Date): Subscription =>
  subscriptionView(subscriptionOf(subscription), cardOf(card), now)
