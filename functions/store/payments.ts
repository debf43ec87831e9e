import { ApiError } from '../../shared/api/errors.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { checkoutsADay } from '../../shared/domain/daily-limits.ts'
import { nextCheck, nextRefundCheck } from '../../shared/domain/payment-checks.ts'
import type { Receipt } from '../../shared/domain/receipt.ts'
import { agendaEntry, due, offAgenda, postponed } from './agenda.ts'
import type { Condition } from './expressions.ts'
import { personPartition } from './keys.ts'
import { ledgerKey, paymentKey, type StoredPayment, storedPaymentOf } from './payment-row.ts'
import { paymentPrefix } from './schema.ts'
import type { Key, Row, Table, Write } from './table.ts'
import { oneUse } from './usage.ts'

/** The newest that a person is shown. */
const shownAtMost = 50
/** A payment that was begun so lately may still be on its way, in milliseconds. */
const freshFor = 60 * 60 * 1000

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
  receiptMailed: false,
  refundingSince: null,
  refundAskedAt: null,
  checks: 0,
})

/**
 * When a payment is looked at next: one that is not paid (also one that failed, for the provider's page lets people try
 * again), a paid one until its receipt is mailed, and one that bought nothing until it is given back. Null: never again.
 */
export const nextLook = (payment: StoredPayment): Date | null => {
  const { state, createdAt, paidAt, receiptMailed, refundingSince, checks } = payment
  if (state === 'open' || state === 'failed') return nextCheck(new Date(createdAt), checks)
  if (state === 'refunding') return nextRefundCheck(new Date(refundingSince ?? createdAt), checks)
  return state === 'paid' && paidAt !== null && !receiptMailed ? nextCheck(new Date(paidAt), checks) : null
}

/** The payment with the looks counted that were due by `now`: after a long silence they count as one. */
export const lookedAt = (payment: StoredPayment, now: Date): StoredPayment => {
  let seen = payment
  for (let at = nextLook(seen); at && at <= now; at = nextLook(seen))
    seen = { ...seen, checks: seen.checks + 1 }
  return seen
}

const agendaOf = (payment: StoredPayment): Row => {
  const at = nextLook(payment)
  return at ? agendaEntry('payment', payment.reference, at) : {}
}

/** What must be so of the ledger's row: also whose it is, for what a purge has taken out must not come back. */
const asSeen = ({ state, refunded, sub, refundAskedAt }: StoredPayment): Condition => ({
  // Of those who ask for a refund, or about it, one goes on.
  is: { state, refunded, sub, ...(state === 'refunding' && { refundAskedAt }) },
})

/** Both rows of a payment, as it is now; while the ledger's row is as it was seen. */
const bothWrites = (payment: StoredPayment, seen: StoredPayment | null): Write[] => [
  {
    put: { ...payment, ...agendaOf(payment), ...ledgerKey(payment.reference) },
    condition: seen ? asSeen(seen) : { absent: true },
  },
  // Of a payment whose person was purged there is the ledger's row alone.
  ...(payment.sub === '' ? [] : [{ put: { ...payment, ...paymentKey(payment.sub, payment.reference) } }]),
]

/** The writes that begin a payment, and count one that its person begins: for the transaction of what goes with it. */
export const newPaymentWrites = (draft: NewPayment, now: Date): Write[] => [
  ...bothWrites(begun(draft, now), null),
  ...(draft.automatic ? [] : [oneUse(draft.sub, 'checkout', dayInLagos(now), checkoutsADay)]),
]

/** What a person did not see through, or what is long over without a payment, is no news to them. */
const isShown = (payment: StoredPayment, now: Date): boolean => {
  const fresh = now.getTime() - Date.parse(payment.createdAt) < freshFor
  if (payment.state === 'open') return payment.awaited || fresh
  return payment.state !== 'failed' || payment.automatic
}

const list = async (table: Table, sub: string, now: Date): Promise<StoredPayment[]> => {
  const shown: StoredPayment[] = []
  let after: Row | undefined
  do {
    const range = { partition: personPartition(sub), startsWith: paymentPrefix, newestFirst: true }
    const { rows, next } = await table.query({ ...range, limit: 2 * shownAtMost, after })
    shown.push(...rows.map(storedPaymentOf).filter(payment => isShown(payment, now)))
    after = next
  } while (after && shown.length < shownAtMost)
  return shown.slice(0, shownAtMost)
}

/** What a receipt says; null where nothing was paid. */
export const receiptOf = (payment: StoredPayment): Receipt | null => {
  const { paidAt, periodStart, periodEnd, channel } = payment
  if (paidAt === null || periodStart === null || periodEnd === null) return null
  return { ...payment, paidAt, periodStart, periodEnd, channel: channel ?? 'other' }
}

/** The ledger: a row for each reference, and the person's copy of it. */
export const paymentStore = (table: Table) => {
  const get = async (key: Key): Promise<StoredPayment | null> => {
    const row = await table.get(key)
    return row ? storedPaymentOf(row) : null
  }
  return {
    /** Written before anybody pays. Begun again with the same reference it is the same payment. Throws daily_limit. */
    begin: async (draft: NewPayment, now: Date): Promise<StoredPayment> => {
      const failed = await table.transact(newPaymentWrites(draft, now))
      const there = failed.find(({ index }) => index === 0)?.found
      if (there) return storedPaymentOf(there)
      if (failed.length > 0) throw new ApiError('daily_limit')
      return begun(draft, now)
    },
    /** Null where nobody began it. */
    get: (reference: string) => get(ledgerKey(reference)),
    /** Null where the person has no such payment. */
    ofPerson: (sub: string, reference: string) => get(paymentKey(sub, reference)),
    /** Newest first. */
    list: (sub: string, now: Date) => list(table, sub, now),
    /** What a receipt says; null where nothing was paid. */
    receipt: async (sub: string, reference: string): Promise<Receipt | null> => {
      const payment = await get(paymentKey(sub, reference))
      return payment && receiptOf(payment)
    },
    /** The writes that make it another one, if it is still as it was seen: for the transaction of what follows of it. */
    writes: (payment: StoredPayment, seen: StoredPayment) => bothWrites(payment, seen),
    /** The same by themselves. False where it is not as it was seen any more. */
    save: async (payment: StoredPayment, seen: StoredPayment): Promise<boolean> =>
      (await table.transact(bothWrites(payment, seen))).length === 0,
    /** Nothing more is to be done about it. */
    rest: async (reference: string): Promise<void> => {
      await table.update(ledgerKey(reference), { remove: offAgenda }, { is: {} })
    },
    /** Its receipt went out: nothing more is to be done about it. */
    receiptMailed: async (reference: string): Promise<void> => {
      await table.update(
        ledgerKey(reference),
        { set: { receiptMailed: true }, remove: offAgenda },
        { is: {} },
      )
    },
    /** The references that somebody has to look at by `now`. */
    async *due(now: Date): AsyncGenerator<string> {
      for await (const { pk } of due(table, 'payment', now)) yield pk.slice(paymentPrefix.length)
    },
    postpone: (reference: string, until: Date) => postponed(table, ledgerKey(reference), until),
  }
}
export type PaymentStore = ReturnType<typeof paymentStore>
