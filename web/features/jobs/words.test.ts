import { expect, test } from 'vitest'
import { byLine, payWords, shortPayWords, webAddress } from './words.ts'

test('missing facts of an advert are named', () => {
  expect(byLine({ company: '', location: 'Ikeja' })).toBe('Company not named\u00a0· Ikeja')
  expect(byLine({ company: 'Tudun Foods', location: '' })).toBe('Tudun Foods')
  expect(payWords(null)).toBe('Pay not stated')
})

test('pay that the board estimated is labelled as an estimate', () => {
  const pay = { text: '£30,000 a year', min: 30_000, max: null, currency: 'GBP', period: 'year' as const }
  expect(payWords({ ...pay, nairaAMonth: null, isEstimate: true })).toBe('£30,000 a year (estimate)')
})

test('a row shortens thousands', () => {
  const pay = {
    text: '₦155,000 – ₦1,200,000 a month',
    min: 1,
    max: 2,
    currency: 'NGN',
    period: 'month' as const,
  }
  expect(shortPayWords({ ...pay, nairaAMonth: null, isEstimate: false })).toBe('₦155k – ₦1,200k a month')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])('%s is no link', url => {
  expect(webAddress(url)).toBeUndefined()
})
