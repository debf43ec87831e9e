import { expect, test } from 'vitest'
import { commaList, readableSalary, salary } from './typed.ts'

test.each([
  ['SQL, Excel , ,Power BI,', ['SQL', 'Excel', 'Power BI']],
  ['Hausa', ['Hausa']],
  [' , ,', []],
  ['', []],
])('list: %j', (text, entries) => {
  expect(commaList(text)).toEqual(entries)
})

test.each([
  ['250000', 250_000],
  ['250,000', 250_000],
  ['₦250,000', 250_000],
  ['NGN 250 000', 250_000],
  ['250.000', 250_000],
  ['250,000.50', 250_001],
  ['₦250k', 250_000],
  ['1.5m', 1_500_000],
  ['1.5 M', 1_500_000],
  ['250 monthly', 250],
  ['0', 0],
  ['', null],
  ['negotiable', null],
])('salary: %j', (text, naira) => {
  expect(salary(text)).toBe(naira)
})

test('a salary is read back with its thousands; other words stay', () => {
  expect([readableSalary('250k'), readableSalary(''), readableSalary('open')]).toEqual([
    '250,000',
    '',
    'open',
  ])
})
