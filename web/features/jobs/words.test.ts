import { expect, test } from 'vitest'
import { alarmOf, byLine, payWords, webAddress } from './words.ts'

test('of several signs of a scam the worst is named first', () => {
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

test('what many an honest advert shows too is no alarm', () => {
  expect(alarmOf([{ kind: 'no-employer', says: 'It gives no company name.' }])).toMatchObject({
    tone: 'warning',
    lead: 'Look closely.',
  })
  expect(alarmOf([])).toBeNull()
})

test('what an advert leaves out is said', () => {
  expect(byLine({ company: '', location: 'Ikeja' })).toBe('Company not named\u00a0· Ikeja')
  expect(byLine({ company: 'Tudun Foods', location: '' })).toBe('Tudun Foods')
  expect(payWords(null)).toBe('Pay not stated')
})

test("a board's own guess of the pay is called one", () => {
  const pay = { text: '£30,000 a year', min: 30_000, max: null, currency: 'GBP', period: 'year' as const }
  expect(payWords({ ...pay, nairaAMonth: null, isEstimate: true })).toBe('£30,000 a year (estimate)')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])('%s is no link', url => {
  expect(webAddress(url)).toBeUndefined()
})
