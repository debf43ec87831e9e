import { afterAll, expect, test } from 'vitest'
import { indexOf, jobsOf, queryOf } from './index.testing.ts'
import { samplePosting } from './postings.testing.ts'

const titles = [
  'Accountant',
  'Software Engineer',
  'Nurse',
  'Graphic Designer',
  'Marketing Manager',
  'Pharmacist',
  'Receptionist',
  'Secretary',
  'Customer Service Representative',
  'Electrician',
  'Mechanical Engineer',
  'Data Analyst',
  'Teacher',
  'Driver',
  'Cashier',
  'Auditor',
]
const cities = ['Lagos', 'Abuja', 'Ibadan', 'Port Harcourt', 'Kaduna', 'Enugu', 'Abeokuta', 'Maiduguri']

const index = indexOf(
  titles.flatMap(title =>
    cities.map(location => samplePosting({ title, location, description: 'Kubernetes, occasionally.' })),
  ),
)
afterAll(() => index.close())

const nowhere = new Set(['xqzwvkj', 'abc', '12345', 'resturant', 'restaurant', 'plummber', 'rust'])

test.each([
  ['acountant', 'accountant'],
  ['accountnat', 'accountant'],
  ['acoountant', 'accountant'],
  ['enginer', undefined],
  ['engneer', 'engineer'],
  ['enginneer', 'engineer'],
  ['softwear', 'software'],
  ['nures', 'nurse'],
  ['desinger', 'designer'],
  ['marketting', 'marketing'],
  ['resturant', 'restaurant'],
  ['plummber', 'plumber'],
  ['rust', undefined],
  ['restaurant', undefined],
  ['marekting', 'marketing'],
  ['manger', 'manager'],
  ['pharmasist', 'pharmacist'],
  ['recieptionist', 'receptionist'],
  ['secetary', 'secretary'],
  ['costumer', 'customer'],
  ['electrican', 'electrician'],
  ['anaylst', 'analyst'],
  ['techer', 'teacher'],
  ['drivr', 'driver'],
  ['casheir', 'cashier'],
  ['abuja', undefined],
  ['accountants', undefined],
  ['engineering', undefined],
  ['kubernetes', undefined],
  ['xqzwvkj', undefined],
  ['abc', undefined],
  ['12345', undefined],
])('%j is corrected to %j', (from, to) => {
  const { corrected, relaxed } = index.search(queryOf({ query: from }))
  expect(corrected).toEqual(to === undefined ? [] : [{ from, to }])
  expect(relaxed === null).toBe(!nowhere.has(from))
})

test('only the misspelt word is corrected', () => {
  const { corrected, ...found } = index.search(queryOf({ query: 'softwear engineer', location: 'Ibaden' }))
  expect(corrected).toEqual([
    { from: 'softwear', to: 'software' },
    { from: 'ibaden', to: 'ibadan' },
  ])
  expect(jobsOf(found).map(({ title, location }) => [title, location])).toEqual([
    ['Software Engineer', 'Ibadan'],
  ])
})
