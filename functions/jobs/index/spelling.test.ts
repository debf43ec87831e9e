import { afterAll, expect, test } from 'vitest'
import { indexOf, queryOf } from './index.testing.ts'
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

const nowhere = new Set(['xqzwvkj', 'abc', '12345'])

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
  ['marketting', undefined],
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
  ['lagso', 'lagos'],
  ['lagoss', 'lagos'],
  ['abuja', undefined],
  ['abuda', 'abuja'],
  ['ibaden', 'ibadan'],
  ['kadunna', 'kaduna'],
  ['enugo', 'enugu'],
  ['abeokutta', 'abeokuta'],
  ['maidugri', 'maiduguri'],
  ['accountants', undefined],
  ['engineering', undefined],
  ['kubernetes', undefined],
  ['xqzwvkj', undefined],
  ['abc', undefined],
  ['12345', undefined],
])('%j is corrected to %j', (from, to) => {
  const { corrected, total } = index.search(queryOf({ query: from }))
  expect(corrected).toEqual(to === undefined ? [] : [{ from, to }])
  expect(total > 0).toBe(!nowhere.has(from))
})

test('only the misspelt word is corrected', () => {
  const { corrected, jobs } = index.search(queryOf({ query: 'softwear engineer', location: 'Ibaden' }))
  expect(corrected).toEqual([
    { from: 'softwear', to: 'software' },
    { from: 'ibaden', to: 'ibadan' },
  ])
  expect(jobs.map(({ title, location }) => [title, location])).toEqual([['Software Engineer', 'Ibadan']])
})
