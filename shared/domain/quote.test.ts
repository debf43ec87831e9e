import { expect, test } from 'vitest'
import type { PaidTier } from '../lists.ts'
import { quoteOf } from './quote.ts'
import { byTransfer, did, downgraded, historyOf, paid, trial, upgraded } from './subscription.testing.ts'
import type { History } from './subscription-event.ts'

const day = (date: string): string => `2026-${date}T09:00:00.000Z`
const now = new Date(day('12-01'))

const said = (history: History, tier: PaidTier, at = now): string => {
  const offer = quoteOf(history, tier, at)
  if (!offer) return 'nothing to pay'
  const { purchase, amount, startsAt, endsAt } = offer
  return `${purchase} ${amount} ${startsAt.toISOString().slice(0, 10)} ${endsAt.toISOString().slice(0, 10)}`
}

const aMonthAgo = paid(day('11-20'))
test.each<[string, History, PaidTier, string]>([
  ['on Free', [], 'pro', 'month 350000 2026-12-01 2027-01-01'],
  ['on Free', [], 'elite', 'month 700000 2026-12-01 2027-01-01'],
  ['on trial, the same plan', historyOf(trial(day('11-28'))), 'pro', 'month 350000 2026-12-05 2027-01-05'],
  ['on trial, a higher one', historyOf(trial(day('11-28'))), 'elite', 'month 700000 2026-12-01 2027-01-01'],
  ['on a plan that renews', historyOf(aMonthAgo), 'pro', 'nothing to pay'],
  // 19 of 30 days are left: 350,000 kobo × 19/30, in whole naira.
  ['a higher one within the month', historyOf(aMonthAgo), 'elite', 'upgrade 221600 2026-12-01 2026-12-20'],
  ['a lower one within the month', historyOf(paid(day('11-20'), 'elite')), 'pro', 'nothing to pay'],
  ['by transfer, far from the end', historyOf(byTransfer(day('11-20'))), 'pro', 'nothing to pay'],
  [
    'by transfer, near the end',
    historyOf(byTransfer(day('11-10'))),
    'pro',
    'month 350000 2026-12-10 2027-01-10',
  ],
  [
    'by transfer, near the end, a lower one',
    historyOf(byTransfer(day('11-10'), 'elite')),
    'pro',
    'month 350000 2026-12-10 2027-01-10',
  ],
  [
    'cancelled, near the end',
    historyOf(paid(day('11-10')), did('cancelled', day('11-30'))),
    'pro',
    'month 350000 2026-12-10 2027-01-10',
  ],
  ['a renewal that is late', historyOf(paid(day('10-30'))), 'pro', 'month 350000 2026-11-30 2026-12-30'],
  ['a plan that ended', historyOf(byTransfer(day('09-30'))), 'pro', 'month 350000 2026-12-01 2027-01-01'],
  ['raised already', historyOf(aMonthAgo, upgraded(day('11-25'), day('12-20'))), 'elite', 'nothing to pay'],
  [
    'two months of a lower one',
    historyOf(byTransfer(day('11-10')), byTransfer(day('11-30'))),
    'elite',
    // 9 of 30 days, and a whole month.
    'upgrade 455000 2026-12-01 2027-01-10',
  ],
  [
    'a downgrade that is planned does not make the higher one cheaper',
    historyOf(paid(day('11-20'), 'elite'), downgraded(day('11-30'))),
    'elite',
    'nothing to pay',
  ],
])('%s: %#', (_, history, tier, quote) => {
  expect(said(history, tier)).toBe(quote)
})

test('the price of an upgrade stays the same for a day of the month, and never falls below what the provider takes', () => {
  const history = historyOf(aMonthAgo)
  expect(said(history, 'elite', new Date('2026-12-01T09:00:01.000Z'))).toBe(
    said(history, 'elite', new Date('2026-12-01T22:59:59.000Z')),
  )
  expect(quoteOf(history, 'elite', new Date('2026-12-20T08:00:00.000Z'))?.amount).toBe(11_600)
  expect(quoteOf(history, 'elite', new Date('2026-12-20T08:59:59.999Z'))?.amount).toBeGreaterThanOrEqual(5000)
})
