import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  about,
  byTransfer,
  did,
  downgraded,
  failed,
  historyOf,
  paid,
  trial,
  upgraded,
} from './subscription.testing.ts'
import { lifeOf } from './subscription.ts'
import { record, type SubscriptionEvent } from './subscription-event.ts'

const day = (date: string): string => `2026-${date}T09:00:00.000Z`

const event: fc.Arbitrary<SubscriptionEvent> = fc
  .tuple(
    fc
      .integer({ min: 0, max: 400 })
      .map(days => new Date(Date.parse(day('01-31')) + days * 86_400_000).toISOString()),
    fc.integer({ min: 0, max: 11 }),
    fc.constantFrom('pro' as const, 'elite' as const),
  )
  .map(([when, kind, tier]) => {
    const payment = paid(when, tier)
    const kinds: readonly SubscriptionEvent[] = [
      payment,
      payment,
      byTransfer(when, tier),
      { ...upgraded(when, new Date(Date.parse(when) + 1e9).toISOString()), id: `up-${when}` },
      trial(when, tier),
      did('cancelled', when),
      did('resumed', when),
      did('card-removed', when),
      downgraded(when),
      failed(when),
      about('refunded', payment, when),
      about('disputed', payment, when),
    ]
    return kinds[kind] ?? payment
  })

describe('the same events, in any order and repeated', () => {
  /** Each id once, because nobody reports two different events with one id. */
  const events = fc.uniqueArray(event, { maxLength: 12, selector: ({ id, type }) => `${type} ${id}` })

  test('give the same history, so the same plan at every moment', () => {
    fc.assert(
      fc.property(
        events.chain(told =>
          fc.tuple(
            fc.constant(told),
            fc.shuffledSubarray([...told, ...told], {
              minLength: 2 * told.length,
              maxLength: 2 * told.length,
            }),
          ),
        ),
        ([inOrder, shuffled]) => {
          expect(historyOf(...shuffled)).toEqual(historyOf(...inOrder))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('and an event that is reported again a month later changes nothing', () => {
    fc.assert(
      fc.property(events, told => {
        const history = historyOf(...told)
        for (const again of told) {
          const later = { ...again, at: new Date(Date.parse(again.at) + 30 * 86_400_000).toISOString() }
          expect(record(history, later)).toEqual(history)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('paid periods never overlap, and none is empty', () => {
    fc.assert(
      fc.property(events, told => {
        const { paid: spans } = lifeOf(historyOf(...told))
        for (const [index, { start, end }] of spans.entries()) {
          expect(start).toBeLessThan(end)
          expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
        }
      }),
      { numRuns: 300 },
    )
  })
})
