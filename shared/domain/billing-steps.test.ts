import { describe, expect, test } from 'vitest'
import { stepsLeft, stepsOf } from './billing-steps.ts'
import { about, byTransfer, did, failed, historyOf, paid, trial } from './subscription.testing.ts'
import { lifeOf } from './subscription.ts'
import type { History } from './subscription-event.ts'

const day = (date: string, year = 2026): string => `${year}-${date}T09:00:00.000Z`
const said = (history: History): string[] =>
  stepsOf(lifeOf(history)).map(({ name, at }) => `${new Date(at).toISOString().slice(0, 10)} ${name}`)

describe('the scheduled steps of a subscription', () => {
  test('are none before the first event', () => {
    expect(said([])).toEqual([])
  })

  test('of a trial: a notice two days before its end, and its end', () => {
    expect(said(historyOf(trial(day('11-20'))))).toEqual([
      '2026-11-25 trial-ending',
      '2026-11-27 trial-ended',
    ])
  })

  test('of a trial during which the person pays: no notice of the end', () => {
    expect(said(historyOf(trial(day('11-20')), byTransfer(day('11-22')))).join()).not.toContain('trial')
  })

  test('of a month paid by transfer: a notice three days before, the end, a notice of the removal, and the removal of its data 90 days later', () => {
    expect(said(historyOf(byTransfer(day('11-20'))))).toEqual([
      '2026-12-17 period-ending',
      '2026-12-20 ended',
      '2027-03-13 removal-near',
      '2027-03-20 data-removed',
    ])
  })

  test('of a month paid by card: three tries within seven days, then the end', () => {
    expect(said(historyOf(paid(day('11-20'))))).toEqual([
      '2026-12-20 charge-1',
      '2026-12-23 charge-2',
      '2026-12-26 charge-3',
      '2026-12-27 ended',
      '2027-03-20 removal-near',
      '2027-03-27 data-removed',
    ])
  })

  test.each([
    ['cancelled', historyOf(paid(day('11-20')), did('cancelled', day('11-21')))],
    [
      'a disputed payment',
      historyOf(paid(day('11-20')), about('disputed', paid(day('11-20')), day('11-21'))),
    ],
  ])('%s: no try to charge the card', (_, history) => {
    expect(said(history).join()).not.toContain('charge')
    expect(said(history)).toContain('2026-12-20 ended')
  })

  test('of a cancelled plan: no notice of the end, because the person chose it', () => {
    expect(said(historyOf(byTransfer(day('11-20')), did('cancelled', day('11-21'))))).toEqual([
      '2026-12-20 ended',
      '2027-03-13 removal-near',
      '2027-03-20 data-removed',
    ])
  })
})

test('done steps are not repeated, and another month brings new steps', () => {
  const month = historyOf(paid(day('11-20')), failed(day('12-20')))
  const done = new Set(
    stepsOf(lifeOf(month))
      .slice(0, 2)
      .map(({ id }) => id),
  )
  expect(stepsLeft(lifeOf(month), done).map(({ name }) => name)).toEqual([
    'charge-3',
    'ended',
    'removal-near',
    'data-removed',
  ])
  const renewed = historyOf(...month, paid(day('12-23')))
  expect(stepsLeft(lifeOf(renewed), done)[0]?.name).toBe('charge-1')
})

test('the end of a plan is one step, even if its card is removed later', () => {
  const over = historyOf(paid(day('11-20')), failed(day('12-20')))
  const done = new Set(stepsOf(lifeOf(over)).map(({ id }) => id))
  const removed = historyOf(...over, did('card-removed', day('12-28')))
  const left = stepsLeft(lifeOf(removed), done).map(({ name }) => name)
  expect(left).not.toContain('ended')
  expect(left).not.toContain('removal-near')
  expect(left).not.toContain('data-removed')
})
