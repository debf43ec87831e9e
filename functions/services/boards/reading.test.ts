import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyListing } from '../../../shared/domain/jobs/listing.ts'
import { BoardError } from './connector.ts'
import { id, link, title } from './fields.ts'
import { readPages, readRows } from './reading.ts'

const row = z.object({ id, title, url: link })
const cook = { id: 1, title: 'Cook', url: 'https://jobs.example/1' }
const read = (...rows: unknown[]) =>
  readRows(row, { rows }, job => ({ ...emptyListing, ...job, board: 'boqqs', key: job.id }))

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

test('one broken row says little, but several broken rows and no good row say that the board has changed', () => {
  expect(read({})).toEqual({ listings: [], broken: 1 })
  expect(() => read({}, {})).toThrow('sent something else than jobs (none of 2 rows)')
  expect(read()).toEqual({ listings: [], broken: 0 })
})

test('where most rows are broken, the good ones are read, and the first of the others is shown', () => {
  expect(read({ name: 'Nurse' }, cook, { name: 'Driver' })).toMatchObject({
    listings: [{ title: 'Cook' }],
    broken: 2,
    changed: '{"name":"Nurse"}',
  })
  expect(read({ name: 'Nurse' }, cook)).not.toHaveProperty('changed')
})

test('a job that moved to the next page meanwhile is listed once', () => {
  const { listings } = read(cook, { ...cook, id: 2, title: 'Nurse' }, { ...cook, title: 'Cook again' })
  expect(listings.map(listing => listing.title)).toEqual(['Cook', 'Nurse'])
})

/** Makes a board of `last` pages, whose only row is the number of the page. */
const board =
  (last: number, broken = 0) =>
  async (address: string) => {
    const page = Number(address)
    if (page === broken) throw new BoardError('slow')
    return { rows: [page], next: page < last ? String(page + 1) : null }
  }

test('all pages are read', async () => {
  expect(await readPages(5, '1', board(3))).toEqual({ rows: [1, 2, 3], isWhole: true })
})

test('no more pages are read than allowed, and then the reading is not whole', async () => {
  expect(await readPages(2, '1', board(3))).toEqual({ rows: [1, 2], isWhole: false })
})

test('the rows before a page that failed are returned', async () => {
  expect(await readPages(5, '1', board(3, 2))).toEqual({
    rows: [1],
    isWhole: false,
    loose: ['a page did not answer in time'],
  })
})

test('a board that leads in a circle, or does not say how to go on, ends the reading', async () => {
  const circle = async (address: string) => ({ rows: [address], next: address === '1' ? '2' : '1' })
  expect(await readPages(5, '1', circle)).toEqual({ rows: ['1', '2'], isWhole: false })
  const mute = async () => ({ rows: [1], next: undefined, loose: ['no nextCursor'] })
  expect(await readPages(5, '1', mute)).toEqual({ rows: [1], isWhole: false, loose: ['no nextCursor'] })
})

test('a failed first page is a failure, and so is an error of our own anywhere', async () => {
  await expect(readPages(5, '1', board(3, 1))).rejects.toThrow(BoardError)
  const ours = async (address: string) => {
    if (address === '2') throw new TypeError('ours')
    return { rows: [], next: '2' }
  }
  await expect(readPages(5, '1', ours)).rejects.toThrow('ours')
})
