import { nextCheck, nextRefundCheck } from '../../shared/domain/billing-steps.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { checkoutsADay } from '../../shared/domain/limits.ts'
import type { Receipt } from '../../shared/domain/receipt.ts'
import { agendaEntry, due, offAgenda, postponed } from './agenda.ts'
import type { Condition } from './expressions.ts'
import { idIn, personRange } from './keys.ts'
import { ledgerKey, paymentKey, type StoredPayment, storedPaymentOf } from './payment-row.ts'
import type { Key, Row, Table, Write } from './table.ts'
import { oneUse } from './usage.ts'

/** How many payments a person sees. */
const shownAtMost = 50

export type NewPayment = Pick<
  StoredPayment,
  'reference' | 'sub' | 'email' | 'name' | 'tier' | 'purchase' | 'amount' | 'until' | 'automatic'
>

const begun = (payment: NewPayment, now: Date): StoredPayment => ({
  ...payment,
  refunded: 0,
  refunds: {},
  state: 'open',
  awaited: false,
  channel: null,
  createdAt: now.toISOString(),
  paidAt: null,
  periodStart: null,
  periodEnd: null,
  refundingSince: null,
  refundAskedAt: null,
  checks: 0,
})

/**
 * When a schedule checks a payment next. It checks an unpaid one (also a failed one, because the provider's page lets
 * people try again), and one that bought nothing until it is refunded. Null if the payment needs no further check.
 */
export const nextCheckOf = (payment: StoredPayment): Date | null => {
  const { state, createdAt, refundingSince, checks } = payment
  if (state === 'open' || state === 'failed') return nextCheck(new Date(createdAt), checks)
  return state === 'refunding' ? nextRefundCheck(new Date(refundingSince ?? createdAt), checks) : null
}

/** The payment after a check at `now`. Checks that were missed before are counted too. */
export const withChecksCounted = (payment: StoredPayment, now: Date): StoredPayment => {
  let seen = payment
  for (let at = nextCheckOf(seen); at && at <= now; at = nextCheckOf(seen))
    seen = { ...seen, checks: seen.checks + 1 }
  return seen
}

const agendaOf = (payment: StoredPayment): Row => {
  const at = nextCheckOf(payment)
  return at ? agendaEntry('payment', payment.reference, at) : {}
}

/** The ledger's row is as it was read. `sub` is included, so that a purged person does not come back. */
const ifUnchanged = (seen: StoredPayment): Condition => {
  const { state, awaited, refunded, sub, refundAskedAt } = seen
  // With `refundAskedAt`, only one of several calls asks the provider for a refund.
  return { is: { state, awaited, refunded, sub, ...(state === 'refunding' && { refundAskedAt }) } }
}

/** The writes of both rows of a payment. They fail if the ledger's row has changed since `seen`. */
const bothWrites = (payment: StoredPayment, seen: StoredPayment | null): Write[] => [
  {
    put: { ...payment, ...agendaOf(payment), ...ledgerKey(payment.reference) },
    condition: seen ? ifUnchanged(seen) : { absent: true },
  },
  // If the person was purged, there is only the ledger's row.
  ...(payment.sub === '' ? [] : [{ put: { ...payment, ...paymentKey(payment.sub, payment.reference) } }]),
]

/**
 * The writes that begin a payment, for a larger transaction. They fail if a payment has this reference. One that a person
 * begins counts for the day.
 */
export const newPaymentWrites = (draft: NewPayment, now: Date): Write[] => [
  ...bothWrites(begun(draft, now), null),
  ...(draft.automatic ? [] : [oneUse(draft.sub, 'checkout', dayInLagos(now), checkoutsADay)]),
]

/**
 * Whether the list shows a payment. It leaves out checkouts that the person did not complete: pages that they never
 * opened, or left without paying, and cards that were declined there. A failed renewal is shown.
 */
const isShown = ({ state, awaited, automatic }: StoredPayment): boolean =>
  state === 'open' ? awaited : state !== 'failed' || automatic

const list = async (table: Table, sub: string): Promise<StoredPayment[]> => {
  const shown: StoredPayment[] = []
  let after: Row | undefined
  do {
    const range = { ...personRange(sub, 'PAYMENT#'), newestFirst: true }
    const { rows, next } = await table.query({ ...range, limit: 2 * shownAtMost, after })
    shown.push(...rows.map(storedPaymentOf).filter(isShown))
    after = next
  } while (after && shown.length < shownAtMost)
  return shown.slice(0, shownAtMost)
}

/** The content of a receipt. Null if nothing was paid. */
export const receiptOf = (payment: StoredPayment): Receipt | null => {
  const { paidAt, periodStart, periodEnd, channel } = payment
  if (paidAt === null || periodStart === null || periodEnd === null) return null
  return { ...payment, paidAt, periodStart, periodEnd, channel: channel ?? 'other' }
}

/** The ledger: a row for each reference, and a copy in the person's partition. */
export const paymentStore = (table: Table) => {
  const get = async (key: Key): Promise<StoredPayment | null> => {
    const row = await table.get(key)
    return row ? storedPaymentOf(row) : null
  }
  return {
    /** Null if no payment has this reference. */
    get: (reference: string) => get(ledgerKey(reference)),
    /** Null if the person has no such payment. */
    ofPerson: (sub: string, reference: string) => get(paymentKey(sub, reference)),
    /** Newest first. */
    list: (sub: string) => list(table, sub),
    /** The content of a receipt. Null if nothing was paid. */
    receipt: async (sub: string, reference: string): Promise<Receipt | null> => {
      const payment = await get(paymentKey(sub, reference))
      return payment && receiptOf(payment)
    },
    /**
     * The writes that replace `seen` by `payment`, for a transaction that does more. They fail if it has changed since.
     */
    writes: (payment: StoredPayment, seen: StoredPayment) => bothWrites(payment, seen),
    /** The same writes in their own transaction. False if the payment has changed since `seen`. */
    save: async (payment: StoredPayment, seen: StoredPayment): Promise<boolean> =>
      (await table.transact(bothWrites(payment, seen))).length === 0,
    /** Takes a payment off the agenda, because nothing more is to be done. */
    takeOffAgenda: async (reference: string): Promise<void> => {
      await table.update(ledgerKey(reference), { remove: offAgenda }, { is: {} })
    },
    /** The references of payments whose check is due by `now`. */
    async *due(now: Date): AsyncGenerator<string> {
      for await (const { pk } of due(table, 'payment', now)) yield idIn(pk)
    },
    postpone: (reference: string, until: Date) => postponed(table, ledgerKey(reference), until),
  }
}
export type PaymentStore = ReturnType<typeof paymentStore>
