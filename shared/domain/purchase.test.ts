import { describe, expect, test } from 'vitest'
import type { PaidTier } from '../lists.ts'
import { boughtBy, inVain, quoteOf } from './purchase.ts'
import {
  byTransfer,
  did,
  downgraded,
  failed,
  historyOf,
  paid,
  renewed,
  trial,
  upgraded,
} from './subscription.testing.ts'
import { lifeOf, renews } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

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

test("the price of an upgrade is constant within a day and never below the provider's minimum", () => {
  const history = historyOf(aMonthAgo)
  expect(said(history, 'elite', new Date('2026-12-01T09:00:01.000Z'))).toBe(
    said(history, 'elite', new Date('2026-12-01T22:59:59.000Z')),
  )
  expect(quoteOf(history, 'elite', new Date('2026-12-20T08:00:00.000Z'))?.amount).toBe(11_600)
  expect(quoteOf(history, 'elite', new Date('2026-12-20T08:59:59.999Z'))?.amount).toBeGreaterThanOrEqual(5000)
})

const month = paid(day('11-20'))
const end = day('12-20')
const cancelled = historyOf(month, did('cancelled', day('11-25')))
const late = upgraded(day('12-21'), end)

describe('an upgrade that is paid after its month has ended', () => {
  test("buys nothing, and doesn't restore a cancelled plan", () => {
    expect(boughtBy(cancelled, late)).toBeNull()
    const life = lifeOf(record(cancelled, late))
    expect(renews(life)).toBe(false)
    expect(life).toEqual({ ...lifeOf(cancelled), inVain: [late.id] })
  })

  test.each<[string, History]>([
    ['a planned change to a lower plan', historyOf(paid(day('11-20'), 'elite'), downgraded(day('11-25')))],
    ['that a renewal failed', historyOf(month, failed(day('12-20')))],
    ['that the card was removed', historyOf(month, did('card-removed', day('11-25')))],
    ['that nothing was bought before', historyOf()],
  ])("doesn't change: %s", (_, history) => {
    expect(lifeOf(record(history, late))).toEqual({ ...lifeOf(history), inVain: [late.id] })
  })

  test('buys the upgrade when it was paid in time and reported late', () => {
    const inTime = upgraded(day('12-10'), end)
    expect(boughtBy(cancelled, inTime)).toEqual({ start: Date.parse(day('12-10')), end: Date.parse(end) })
    expect(renews(lifeOf(record(cancelled, inTime)))).toBe(true)
  })
})

describe('two upgrades of one month', () => {
  const [first, second] = [upgraded(day('12-01'), end), upgraded('2026-12-01T09:05:00.000Z', end)]
  test.each([
    ['in their order', first, second],
    ['the later one first', second, first],
  ])('reported %s: the one that is reported second bought nothing', (_, told, other) => {
    const history = historyOf(month, told)
    expect(boughtBy(historyOf(month), told)).not.toBeNull()
    expect(boughtBy(history, other)).toBeNull()
  })

  test("an upgrade that bought nothing long ago doesn't affect today's purchase", () => {
    const history = historyOf(month, first, second)
    const next = byTransfer(day('12-18'))
    expect(boughtBy(history, next)).toMatchObject({ start: Date.parse(end) })
    expect(boughtBy(record(history, next), upgraded(day('12-19'), day('12-31')))).not.toBeNull()
  })
})

test('after the refund of an upgrade the month goes on, and renews as before', () => {
  const up = upgraded(day('12-01'), end)
  const refunded: SubscriptionEvent = { type: 'refunded', id: 'r', reference: up.id, at: day('12-22') }
  expect(renews(lifeOf(historyOf(month, up, refunded)))).toBe(true)
})

/** The events that may happen on each of these days, which are before and after the ends of months. */
const days = ['11-20', '12-01', '12-21', '12-29'] as const
const kinds: readonly ((at: string) => SubscriptionEvent)[] = [
  at => paid(at),
  at => byTransfer(at),
  at => renewed(at),
  at => upgraded(at, day('12-20')),
  at => ({ ...upgraded(at, day('12-20')), reusable: false }),
  at => did('cancelled', at),
  at => did('resumed', at),
  at => did('card-removed', at),
  at => downgraded(at),
  at => failed(at),
]
/** Every history of at most one of these events a day. */
const histories = days.reduce<readonly History[]>(
  (sofar, date) =>
    sofar.concat(sofar.flatMap(history => kinds.map(kind => record(history, kind(day(date)))))),
  [[]],
)

/**
 * The result of a history as text, without the list of payments that bought nothing, because many results are compared.
 */
const amountsTo = (history: History): string => {
  const { inVain: _, ...life } = lifeOf(history)
  return JSON.stringify(life)
}

describe(`in each of ${histories.length} histories`, () => {
  test('a payment that bought nothing changes nothing, and leads to no renewal', () => {
    const spoiled = histories.filter(history =>
      lifeOf(history).inVain.some(
        reference => amountsTo(history) !== amountsTo(history.filter(({ id }) => id !== reference)),
      ),
    )
    expect(spoiled).toEqual([])
    expect(histories.filter(history => lifeOf(history).inVain.length > 0).length).toBeGreaterThan(1000)
  })

  test('nor does a payment that is refunded at once, whatever was reported before', () => {
    const now = new Date(day('12-30'))
    const inVainAfter = histories.flatMap(history =>
      history.flatMap(event => {
        const before = history.filter(other => other !== event)
        return event.type === 'paid' && !boughtBy(before, event) ? [{ before, event }] : []
      }),
    )
    expect(inVainAfter.length).toBeGreaterThan(1000)
    const spoiled = inVainAfter.filter(
      ({ before, event }) => amountsTo(inVain(event, now).reduce(record, before)) !== amountsTo(before),
    )
    expect(spoiled).toEqual([])
  })
})
