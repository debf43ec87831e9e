import { expect, test } from 'vitest'
import { nairaOf } from './currencies.ts'
import type { ListedSalary } from './listing.ts'
import { payOf } from './pay.ts'
import { placesOf } from './places.ts'
import type { Pay } from './posting.ts'
import { wordsOf } from './words.ts'

const lagos = placesOf('Lagos')
const berlin = placesOf('Berlin, Germany')
const unsaid: ListedSalary = { text: '', min: null, max: null, currency: '', period: '', isEstimate: false }
const listed = (about: Partial<ListedSalary>, places = lagos): Pay | null =>
  payOf({ ...unsaid, ...about }, wordsOf(''), places)

test.each<[string, string | undefined]>([
  ['₦250,000 - ₦300,000 monthly', '₦250,000 – ₦300,000 a month'],
  ['$55k - $100k', '$55,000 – $100,000'],
  ['NGN 100,000 - 150,000', '₦100,000 – ₦150,000'],
  ['N200,000', '₦200,000'],
  ['#80,000 - #120,000 per month', '₦80,000 – ₦120,000 a month'],
  ['100-150k', '₦100,000 – ₦150,000'],
  ['£25.50 per hour', '£25.50 an hour'],
  ['up to $185,500 a year', 'Up to $185,500 a year'],
  ['From 1.5m per annum', 'From ₦1,500,000 a year'],
  ['mindestens 90.000€', '€90,000'],
  ['250,000 NGN/month', '₦250,000 a month'],
  ['KSh 50,000', 'KES 50,000'],
  ['$100k - $60k', '$60,000 – $100,000'],
  ['Negotiable', undefined],
  ['Competitive, 13th month, 5 days', undefined],
  ['', undefined],
])('"%s" is shown as %s', (text, shown) => {
  expect(listed({ text })?.text).toBe(shown)
})

test('pay that the board gives as numbers', () => {
  expect(listed({ min: 151000, max: 0, currency: 'USD', period: 'yearly' })?.text).toBe(
    'From $151,000 a year',
  )
  expect(
    listed({ min: 38613.88, max: 38613.88, currency: 'GBP', period: 'year', isEstimate: true }),
  ).toMatchObject({
    text: 'About £38,614 a year',
    isEstimate: true,
  })
  expect(listed({ min: 300, max: 200, currency: 'usd', period: 'per day' })?.text).toBe('$200 – $300 a day')
  expect(listed({ min: 0, max: null })).toBeNull()
  expect(payOf(null, wordsOf(''), lagos)).toBeNull()
})

test('pay without a currency is in naira only for work in Nigeria', () => {
  expect(listed({ text: '100,000 - 150,000' })).toMatchObject({ currency: 'NGN', nairaAMonth: 150_000 })
  expect(listed({ text: '60,000 - 70,000' }, berlin)).toMatchObject({
    text: '60,000 – 70,000',
    currency: null,
    nairaAMonth: null,
  })
  expect(listed({ text: '60,000' }, [])?.currency).toBeNull()
})

test.each<[string, string]>([
  ['₦100 an hour', '₦17,333'],
  ['₦10,000 a day', '₦216,667'],
  ['₦50,000 a week', '₦216,667'],
  ['₦2,400,000 a year', '₦200,000'],
  ['₦200,000', '₦200,000'],
  ['₦24,000,000', '₦2,000,000'],
])('%s comes to %s a month', (text, naira) => {
  expect(listed({ text })?.nairaAMonth).toBe(Number(naira.replace(/\D/g, '')))
})

test('the period of pay abroad is guessed from its size', () => {
  const dollar = nairaOf(1, 'USD') ?? 0
  expect(listed({ text: '$120,000' })?.nairaAMonth).toBe(10_000 * dollar)
  expect(listed({ text: '$3,000' })?.nairaAMonth).toBe(3000 * dollar)
})

test.each<[string, string | undefined]>([
  ['Located in Lagos. Salary: N200,000.\nApply now', '₦200,000'],
  ['Monthly salary of ₦120,000 plus commission', '₦120,000 a month'],
  ['Salary Range: 150,000 - 180,000 monthly', '₦150,000 – ₦180,000 a month'],
  ['Remuneration\nN70,000 monthly', '₦70,000 a month'],
  ['The salary is between ₦100k and ₦120k net.', '₦100,000 – ₦120,000'],
  ['Salary up to $185,500 + equity', 'Up to $185,500'],
  ['Compensation: $80,000 - $100,000 per year', '$80,000 – $100,000 a year'],
  ['You manage a budget of ₦20,000,000 and 12 people.', undefined],
  ['Pay a registration fee of ₦5,000', undefined],
  ['Salary expectations, 3 years of banking', undefined],
  ['Salary: very attractive', undefined],
])('the description "%s" has the pay: %s', (description, shown) => {
  expect(payOf(null, wordsOf(description), lagos)?.text).toBe(shown)
})
