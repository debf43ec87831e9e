import { expect, test } from 'vitest'
import { alarmOf } from './alarm.ts'

test('of several scam warnings the worst is named first', () => {
  expect(
    alarmOf([
      { kind: 'no-employer', says: 'It gives no company name.' },
      { kind: 'asks-for-money', says: 'This advert asks for ₦7,500.' },
    ]),
  ).toEqual({
    tone: 'error',
    label: 'Asks for money',
    lead: 'Be careful.',
    reasons: 'This advert asks for ₦7,500. It gives no company name.',
  })
})

test('signs that honest adverts show too are no alarm', () => {
  expect(alarmOf([{ kind: 'no-employer', says: 'It gives no company name.' }])).toMatchObject({
    tone: 'warning',
    lead: 'Look closely.',
  })
  expect(alarmOf([])).toBeNull()
})
