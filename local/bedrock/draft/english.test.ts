import { expect, test } from 'vitest'
import { asTitle, capitalised, withArticle } from '../../../shared/domain/english.ts'
import { lowered } from './english.ts'

test.each([
  ['Operations Analyst', 'an Operations Analyst'],
  ['nurse', 'a nurse'],
  ['HR Manager', 'an HR Manager'],
  ['MSc Physics', 'an MSc Physics'],
  ['BSc Economics', 'a BSc Economics'],
  ['B.Sc. Economics', 'a B.Sc. Economics'],
  ['HND Accountancy', 'an HND Accountancy'],
  ['MBA', 'an MBA'],
  ['university lecturer', 'a university lecturer'],
  ['Unit Head', 'a Unit Head'],
  ['Underwriter', 'an Underwriter'],
  ['European buyer', 'a European buyer'],
  ['UX Designer', 'a UX Designer'],
  ['honours degree', 'an honours degree'],
])('%s is %s', (text, wanted) => {
  expect(withArticle(text)).toBe(wanted)
})

test('titles of which there is one holder have no article', () => {
  expect(asTitle('Head of Logistics')).toBe('Head of Logistics')
  expect(asTitle('Headmaster')).toBe('a Headmaster')
})

test('words in capitals keep their capitals', () => {
  expect(lowered('SQL reports')).toBe('SQL reports')
  expect(lowered('Élan vital')).toBe('élan vital')
  expect(capitalised('ẹ̀kọ́')).toBe('Ẹ̀kọ́')
  expect(capitalised('eCommerce sites')).toBe('ECommerce sites')
})
