import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import { id, link, title } from './fields.ts'
import { readRows } from './rows.ts'

const row = z.object({ id, title, url: link })
const cook = { id: 1, title: 'Cook', url: 'https://jobs.example/1' }
const read = (...rows: unknown[]) =>
  readRows(row, rows, job => ({ ...emptyListing, ...job, board: 'boqqs', key: job.id }))

test.each([
  ['no object', 'gone'],
  ['null', null],
  ['no title', { ...cook, title: null }],
  ['a title of markup alone', { ...cook, title: '<b> </b>' }],
  ['no name on its board', { ...cook, id: '' }],
  ['a link that runs', { ...cook, url: 'javascript:steal()' }],
  ['a link to nowhere', { ...cook, url: '/jobs/1' }],
])('%s: the row is left out and counted', (_, broken) => {
  const { listings, broken: count } = read(broken, cook)
  expect(listings.map(listing => listing.title)).toEqual(['Cook'])
  expect(count).toBe(1)
})

test('one broken row alone says little, several and no good one say that the board has changed', () => {
  expect(read({})).toEqual({ listings: [], broken: 1 })
  expect(() => read({}, {})).toThrow('sent something else than jobs (none of 2 rows)')
  expect(read()).toEqual({ listings: [], broken: 0 })
})

test('what comes twice, for it moved to the next page meanwhile, is one', () => {
  const { listings } = read(cook, { ...cook, id: 2, title: 'Nurse' }, { ...cook, title: 'Cook again' })
  expect(listings.map(listing => listing.title)).toEqual(['Cook', 'Nurse'])
})
