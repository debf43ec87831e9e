import { afterAll, expect, test } from 'vitest'
import { indexOf, queryOf } from './index.testing.ts'
import { samplePosting } from './postings.testing.ts'

const index = indexOf([
  samplePosting({
    title: 'Accountant',
    location: 'Ikeja, Lagos',
    description: 'Keep the books of a bakery.',
  }),
  samplePosting({ title: 'Nurse', location: 'Abuja', company: 'Health Aid' }),
  samplePosting({ title: 'Backend Developer', location: 'Remote (Africa)', company: 'Paygrid' }),
])
afterAll(() => index.close())

test('words, places and all', () => {
  expect(index.size).toBe(3)
  expect(index.search(queryOf({ query: 'accountants' })).jobs.map(({ title }) => title)).toEqual([
    'Accountant',
  ])
  console.log(
    JSON.stringify(index.search(queryOf({ query: 'acountant lagso dev', location: 'Lagso' })), null, 1),
  )
  console.log(index.search(queryOf({ location: 'Lagos' })).jobs.map(({ title }) => title))
})
