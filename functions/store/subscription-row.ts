import * as z from 'zod/mini'
import { isCharge, stepsLeft, stepsOf } from '../../shared/domain/billing-steps.ts'
import { type Life, lifeOf } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import { type PaidTier, paidTiers, purchases } from '../../shared/lists.ts'
import { agendaEntry } from './agenda.ts'
import { personPartition } from './keys.ts'
import { subscriptionSortKey } from './schema.ts'
import type { Key, Row } from './table.ts'

export const subscriptionKey = (sub: string): Key => ({ pk: personPartition(sub), sk: subscriptionSortKey })

const told = { id: z.string(), at: z.string() }
const tier = z.enum(paidTiers)
const reference = z.string()

/** A plan or an event that the code does not know is an error, and never Free. */
const storedEvent = z.discriminatedUnion('type', [
  z.object({ ...told, type: z.literal('trial-started'), tier }),
  z.object({
    ...told,
    type: z.literal('paid'),
    tier,
    purchase: z.enum(purchases),
    until: z.nullable(z.string()),
    reusable: z.boolean(),
    automatic: z.boolean(),
  }),
  z.object({ ...told, type: z.enum(['cancelled', 'resumed', 'card-removed']) }),
  z.object({ ...told, type: z.literal('downgraded'), tier }),
  z.object({ ...told, type: z.literal('renewal-failed'), confirmUrl: z.nullable(z.string()) }),
  z.object({ ...told, type: z.literal('refunded'), reference }),
  z.object({ ...told, type: z.enum(['disputed', 'dispute-closed']), reference }),
])

const storedSubscription = z.object({
  history: z.array(storedEvent),
  /** The steps that were done, by their ids. */
  done: z.array(z.string()),
  trialWish: z.nullable(tier),
  /** The person's mailbox had its trial under another account. Of a row from before that was asked: it had not. */
  trialBarred: z._default(z.boolean(), false),
  version: z.int(),
})

export type StoredSubscription = {
  readonly history: History
  readonly done: readonly string[]
  readonly trialWish: PaidTier | null
  readonly trialBarred?: boolean
  /** 0: there is no row yet. */
  readonly version: number
}

const none: StoredSubscription = { history: [], done: [], trialWish: null, version: 0 }

/** Throws when the row is not a subscription that the code knows. Where there is no row, nothing has happened yet. */
export const subscriptionOf = (row: Row | undefined): StoredSubscription =>
  row ? storedSubscription.parse(row) : none

/** Of somebody new who came for a trial. */
export const wishRow = (sub: string, trialWish: PaidTier, now: Date): Key & Row =>
  subscriptionRow(sub, { ...none, trialWish, version: 1 }, now)

const agendaOf = (sub: string, life: Life, done: ReadonlySet<string>): Row => {
  const [next] = stepsLeft(life, done)
  return next ? agendaEntry(isCharge(next) ? 'charge' : 'subscription', sub, new Date(next.at)) : {}
}

/** On the agenda for the next thing that the subscription brings. Of what was done only that is kept which can come again. */
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
