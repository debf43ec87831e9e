import { expect, test } from 'vitest'
import { inRole, roleOf, termsOf } from './terms.ts'

const forms = (text: string) => termsOf(text).map(({ forms }) => forms.map(words => words.join(' ')))

test.each<[string, string[][]]>([
  ['Urgent vacancy for a Welder in Kano', [['welder'], ['kano']]],
  ['Nurse-Midwife', [['nurse', 'nursing'], ['midwife']]],
  ['HR', [['hr', 'human resources', 'people operations']]],
  ['human resources officer', [['hr', 'human resources', 'people operations'], ['officer']]],
  [
    'Front-end dev',
    [
      ['frontend', 'front end'],
      ['developer', 'dev', 'engineer'],
    ],
  ],
  ['engineer', [['engineer']]],
  ['civil engineer', [['civil'], ['engineer', 'developer']]],
  ['Ọ̀gá cook', [['oga'], ['cook', 'chef']]],
  ['C++', [['cplusplus']]],
  ['the jobs', []],
  ['!!!', []],
])('the terms of %j are %j', (text, terms) => {
  expect(forms(text)).toEqual(terms)
})

test('of many words the first twelve significant ones are used', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`)
  expect(forms(words.join(' in ')).flat()).toEqual(words.slice(0, 12).flatMap(word => [word]))
})

test.each([
  ['Senior Accountants (Lagos)', 'accountant', true],
  ['Key Account Manager', 'accountant', false],
  ['Front-End Engineer', 'frontend', true],
  ['Sales Manager', 'manager sales', false],
  ['Business Analyst', 'business analyst', true],
])('%j is the role of %j: %s', (title, query, isIt) => {
  expect(roleOf(termsOf(title)).includes(roleOf(termsOf(query)))).toBe(isIt)
})

test('a term matches a whole word of a role, and not a part of one', () => {
  const [cook] = termsOf('cook')
  expect(cook && roleOf(termsOf('Cookery teacher')).includes(inRole(cook))).toBe(false)
})
