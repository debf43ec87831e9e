import { describe, expect, test } from 'vitest'
import { boughtBy, inVain } from './bought.ts'
import {
  byTransfer,
  did,
  downgraded,
  failed,
  historyOf,
  paid,
  renewed,
  upgraded,
} from './subscription.testing.ts'
import { lifeOf, renews } from './subscription.ts'
import { type History, record, type SubscriptionEvent } from './subscription-event.ts'

const day = (date: string): string => `2026-${date}T09:00:00.000Z`

const month = paid(day('11-20'))
const end = day('12-20')
const cancelled = historyOf(month, did('cancelled', day('11-25')))
const late = upgraded(day('12-21'), end)

describe('an upgrade that is paid when its time is over', () => {
  test('buys nothing, and brings no cancelled plan back', () => {
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
  ])('leaves as it was: %s', (_, history) => {
    expect(lifeOf(record(history, late))).toEqual({ ...lifeOf(history), inVain: [late.id] })
  })

  test('buys what it says where it was paid in time and told of late', () => {
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
  ])('told of %s: whichever is told of second bought nothing', (_, told, other) => {
    const history = historyOf(month, told)
    expect(boughtBy(historyOf(month), told)).not.toBeNull()
    expect(boughtBy(history, other)).toBeNull()
  })

  test('one that bought nothing long ago spoils nothing that is bought today', () => {
    const history = historyOf(month, first, second)
    const next = byTransfer(day('12-18'))
    expect(boughtBy(history, next)).toMatchObject({ start: Date.parse(end) })
    expect(boughtBy(record(history, next), upgraded(day('12-19'), day('12-31')))).not.toBeNull()
  })
})

test('of a refunded upgrade the month goes on, and renews as it did', () => {
  const up = upgraded(day('12-01'), end)
  const refunded: SubscriptionEvent = { type: 'refunded', id: 'r', reference: up.id, at: day('12-22') }
  expect(renews(lifeOf(historyOf(month, up, refunded)))).toBe(true)
})

/** What may happen on each of these days, which lie before and after the ends of months. */
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

/** All that a history amounts to, but for the list of what bought nothing. As text, for there are many to compare. */
const amountsTo = (history: History): string => {
  const { inVain: _, ...life } = lifeOf(history)
  return JSON.stringify(life)
}

describe(`in each of ${histories.length} histories`, () => {
  test('a payment that bought nothing changes nothing, so no renewal comes of it', () => {
    const spoiled = histories.filter(history =>
      lifeOf(history).inVain.some(
        reference => amountsTo(history) !== amountsTo(history.filter(({ id }) => id !== reference)),
      ),
    )
    expect(spoiled).toEqual([])
    expect(histories.filter(history => lifeOf(history).inVain.length > 0).length).toBeGreaterThan(1000)
  })

  test('nor does one that is given back as it comes, whatever was told of before it', () => {
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
