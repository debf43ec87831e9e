import { expect, test } from 'vitest'
import { commaList, readableSalary, salary, wholeNumber } from './typed.ts'

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
  ['n1,200,000 ', 1_200_000],
  ['0', 0],
  [' ', null],
  ['two hundred', undefined],
  ['₦250k', 250_000],
  ['1.5m', 1_500_000],
  ['250kg', undefined],
  ['250 monthly', undefined],
  ['250,00', undefined],
  ['250,000.50', undefined],
  ['-250000', undefined],
])('salary: %j', (text, naira) => {
  expect(salary(text)).toBe(naira)
})

test('a salary is read back with its thousands; other words stay', () => {
  expect([
    readableSalary('₦250000'),
    readableSalary(''),
    readableSalary('250k'),
    readableSalary('a lot'),
  ]).toEqual(['250,000', '', '250,000', 'a lot'])
})

test.each([
  [' 7 ', 7],
  ['0', 0],
  ['', null],
  ['7.5', undefined],
  ['-1', undefined],
  ['seven', undefined],
])('whole number: %j', (text, figure) => {
  expect(wholeNumber(text)).toBe(figure)
})
