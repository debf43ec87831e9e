import { expect, test } from 'vitest'
import { byLine, payAndType, payWords, webAddress } from './words.ts'

test('missing facts of an advert are named', () => {
  expect(byLine({ company: '', location: 'Ikeja' })).toBe('Company not named\u00a0· Ikeja')
  expect(byLine({ company: 'Tudun Foods', location: '' })).toBe('Tudun Foods')
  expect(payWords(null)).toBe('Pay not stated')
})

test('pay that the board estimated is labelled as an estimate', () => {
  const pay = { text: '£30,000 a year', min: 30_000, max: null, currency: 'GBP', period: 'year' as const }
  expect(payWords({ ...pay, nairaAMonth: null, isEstimate: true })).toBe('£30,000 a year (estimate)')
})

test.each([
  ['₦155,000 – ₦1,200,000 a month', '₦155k – ₦1.2m a month'],
  ['₦2,160,000 – ₦2,820,000 a year', '₦2.16m – ₦2.82m a year'],
  ['₦1,995,000 – ₦2,000,000 a month', '₦1,995k – ₦2m a month'],
  ['₦12,345,678.90 a year', '₦12,345,678.90 a year'],
  ['$1,250 a month', '$1,250 a month'],
])('a row shortens %s', (text, short) => {
  const pay = { text, min: 1, max: 2, currency: 'NGN', period: 'month' as const }
  expect(payAndType({ pay: { ...pay, nairaAMonth: null, isEstimate: false }, type: null })).toEqual([
    short,
    'Type not stated',
  ])
})

test('an advert without pay and kind of work says so in one phrase', () => {
  expect(payAndType({ pay: null, type: null })).toEqual(['Pay and type not stated'])
  expect(payAndType({ pay: null, type: 'contract' })).toEqual(['Pay not stated', 'Contract'])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])('%s is no link', url => {
  expect(webAddress(url)).toBeUndefined()
})
