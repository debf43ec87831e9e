import { describe, expect, test } from 'vitest'
import {
  about,
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
import { lifeOf, type PlanStatus, statusAt } from './subscription.ts'
import { type History, record } from './subscription-event.ts'

const day = (date: string): string => `2026-${date}T09:00:00.000Z`
const at = (date: string, time = '09:00:00.000'): Date => new Date(`2026-${date}T${time}Z`)
const on = (history: History, now: Date): string => {
  const { tier, status }: PlanStatus = statusAt(lifeOf(history), now)
  return `${tier} ${status}`
}

describe('without payments, and on trial', () => {
  test('without events: Free', () => {
    expect(on([], at('11-20'))).toBe('free active')
  })

  const trying = historyOf(trial(day('11-20'), 'elite'))
  test.each([
    ['11-20', '08:59:59.999', 'free active'],
    ['11-20', '09:00:00.000', 'elite trialing'],
    ['11-27', '08:59:59.000', 'elite trialing'],
    ['11-27', '08:59:59.999', 'elite trialing'],
    ['11-27', '09:00:00.000', 'free active'],
    ['11-27', '09:00:01.000', 'free active'],
  ])('a trial of seven days on %s %s: %s', (date, time, standing) => {
    expect(on(trying, at(date, time))).toBe(standing)
  })

  test('a second trial, reported in any way, has no effect', () => {
    const twice = historyOf(trial(day('11-20')), { ...trial(day('12-20'), 'elite'), id: 'another' })
    expect(on(twice, at('12-21'))).toBe('free active')
  })
})

describe('a paid month', () => {
  test.each([
    ['11-20', 'pro active'],
    ['12-20', 'free expired'],
  ])('by transfer, on %s: %s', (date, standing) => {
    expect(on(historyOf(byTransfer(day('11-20'))), at(date))).toBe(standing)
  })

  test.each([
    ['12-19', 'pro active'],
    ['12-26', 'pro active'],
    ['12-27', 'free expired'],
  ])('by a card that renews and was not charged yet, on %s: %s', (date, standing) => {
    expect(on(historyOf(paid(day('11-20'))), at(date))).toBe(standing)
  })

  test('paid early loses no day, and paid late within the grace period leaves no gap', () => {
    const early = historyOf(byTransfer(day('11-20')), byTransfer(day('12-10')))
    expect(lifeOf(early).paid.at(-1)?.end).toBe(Date.parse('2027-01-20T09:00:00.000Z'))
    const late = historyOf(paid(day('10-20')), failed(day('11-20')), paid(day('11-23')))
    expect(lifeOf(late).paid.at(-1)?.end).toBe(Date.parse(day('12-20')))
  })

  test('after a gap begins on the day of the payment', () => {
    const again = historyOf(byTransfer(day('09-20')), byTransfer(day('11-05')))
    expect(lifeOf(again).paid.at(-1)).toMatchObject({
      start: Date.parse(day('11-05')),
      end: Date.parse(day('12-05')),
    })
  })

  test('in a series is counted from the first day: the 31st comes back after February', () => {
    const months = historyOf(paid(day('01-31')), paid(day('02-28')), paid(day('03-31')))
    expect(lifeOf(months).paid.map(({ end }) => new Date(end).toISOString())).toEqual([
      day('02-28'),
      day('03-31'),
      day('04-30'),
    ])
  })

  test('paid during the trial begins after it, so that no day of the trial is lost', () => {
    const history = historyOf(trial(day('11-20')), byTransfer(day('11-22')))
    expect(on(history, at('11-23'))).toBe('pro trialing')
    expect(on(history, at('11-28'))).toBe('pro active')
    expect(lifeOf(history).paid[0]).toMatchObject({
      start: Date.parse(day('11-27')),
      end: Date.parse(day('12-27')),
    })
  })

  test('of a higher plan than the one on trial begins at once', () => {
    expect(on(historyOf(trial(day('11-20')), paid(day('11-22'), 'elite')), at('11-22'))).toBe('elite active')
  })
})

describe('a renewal that fails', () => {
  const history = historyOf(paid(day('11-20')), failed(day('12-20')), failed(day('12-23')))
  test.each([
    ['12-20', 'pro past_due'],
    ['12-26', 'pro past_due'],
    ['12-27', 'free expired'],
  ])('on %s: %s', (date, standing) => {
    expect(on(history, at(date))).toBe(standing)
  })

  test('is forgotten after a payment in another way', () => {
    expect(on(record(history, byTransfer(day('12-24'))), at('12-28'))).toBe('pro active')
  })

  test('and a cancellation in the grace period ends the plan at once, because nothing more is paid for', () => {
    expect(on(record(history, did('cancelled', day('12-24'))), at('12-24'))).toBe('free expired')
  })
})

describe('a decision of the person', () => {
  const cancelled = historyOf(paid(day('11-20')), did('cancelled', day('11-25')))
  test.each([
    ['11-25', 'pro cancelled'],
    ['12-19', 'pro cancelled'],
    ['12-20', 'free expired'],
  ])('to cancel keeps the plan to its end: on %s %s', (date, standing) => {
    expect(on(cancelled, at(date))).toBe(standing)
  })

  test('to cancel stays when a renewal came in between', () => {
    const crossed = historyOf(
      paid(day('11-20')),
      did('cancelled', day('12-20')),
      renewed('2026-12-20T09:00:01.000Z'),
    )
    expect(on(crossed, at('12-21'))).toBe('pro cancelled')
    expect(on(crossed, new Date('2027-01-21T09:00:00.000Z'))).toBe('free expired')
  })

  test('to cancel can be undone, also by another payment, and then the plan renews', () => {
    expect(on(record(cancelled, did('resumed', day('11-26'))), at('12-21'))).toBe('pro active')
    expect(on(record(cancelled, paid(day('12-10'))), at('12-21'))).toBe('pro active')
  })

  test('to upgrade takes effect at once, to the end of the same month', () => {
    const history = historyOf(paid(day('11-20')), upgraded(day('12-01'), day('12-20')))
    expect(on(history, at('11-30'))).toBe('pro active')
    expect(on(history, at('12-01'))).toBe('elite active')
    expect(lifeOf(history).paid.at(-1)?.end).toBe(Date.parse(day('12-20')))
    expect(lifeOf(history).months).toHaveLength(1)
  })

  test('to downgrade waits for the end of the month', () => {
    const history = historyOf(
      paid(day('11-20'), 'elite'),
      downgraded(day('12-01')),
      paid(day('12-20'), 'pro'),
    )
    expect(on(history, at('12-19'))).toBe('elite active')
    expect(on(history, at('12-20'))).toBe('pro active')
    expect(lifeOf(history).nextTier).toBeNull()
  })

  test("to return, or to pay in the grace period, by transfer doesn't charge the old card", () => {
    const back = historyOf(paid(day('02-20')), did('cancelled', day('02-21')), byTransfer(day('11-20')))
    expect(on(back, at('11-21'))).toBe('pro active')
    expect(lifeOf(back).chargeable).toBe(false)
    const late = historyOf(paid(day('10-20')), failed(day('11-20')), byTransfer(day('11-22')))
    expect(lifeOf(late)).toMatchObject({ chargeable: false, failures: [] })
    expect(lifeOf(late).paid.at(-1)?.end).toBe(Date.parse(day('12-20')))
  })

  test('to upgrade by transfer leaves the renewing card as it was', () => {
    const raised = { ...upgraded(day('12-01'), day('12-20')), reusable: false }
    expect(lifeOf(historyOf(paid(day('11-20')), raised)).chargeable).toBe(true)
  })

  test('for another plan later is forgotten when another plan is paid for by hand', () => {
    const history = historyOf(
      paid(day('09-20'), 'elite'),
      downgraded(day('09-21')),
      did('cancelled', day('09-22')),
      paid(day('11-20'), 'elite'),
    )
    expect(lifeOf(history).nextTier).toBeNull()
  })

  test('to remove the card ends the plan with its month', () => {
    expect(on(historyOf(paid(day('11-20')), did('card-removed', day('11-21'))), at('12-20'))).toBe(
      'free expired',
    )
  })
})

describe('a refund', () => {
  const first = paid(day('11-20'))
  test('removes what the payment bought, also when it is reported first', () => {
    expect(on(historyOf(about('refunded', first, day('11-22')), first), at('11-21'))).toBe('free active')
  })

  test('of the current month ends the plan at once, and of an older month changes nothing now', () => {
    const second = renewed(day('12-20'))
    const ended = historyOf(first, second, about('refunded', second, day('12-21')))
    expect(on(ended, at('12-21'))).toBe('free expired')
    expect(on(historyOf(first, second, about('refunded', first, day('12-21'))), at('12-21'))).toBe(
      'pro active',
    )
  })

  test('of an upgrade removes only the upgrade', () => {
    const up = upgraded(day('12-01'), day('12-20'))
    expect(on(historyOf(first, up, about('refunded', up, day('12-02'))), at('12-03'))).toBe('pro active')
  })

  test('by a dispute stops renewals while it is open, and the paid period stays', () => {
    const disputed = historyOf(first, about('disputed', first, day('11-25')))
    expect(on(disputed, at('12-19'))).toBe('pro active')
    expect(on(disputed, at('12-20'))).toBe('free expired')
    expect(on(record(disputed, about('dispute-closed', first, day('12-01'))), at('12-20'))).toBe('pro active')
  })
})
