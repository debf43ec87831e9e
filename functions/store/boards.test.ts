import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { boards as boardList } from '../../shared/lists.ts'
import { BoardError } from '../services/boards/connector.ts'
import { boardKey, boardStateOf } from './board-row.ts'
import { type BoardRead, boardStatusOf, boardStore } from './boards.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const boards = boardStore(table)
beforeEach(async () => {
  for (const board of boardList) await table.remove(boardKey(board))
})

const at = (minutes: number) => new Date(Date.parse('2026-03-02T06:00:00Z') + minutes * 60_000)
const nextTryAt = at(60).toISOString()
const read = (snapshot: string): BoardRead => ({
  snapshot,
  count: 2,
  broken: 1,
  validators: { 'https://x.example/feed': { etag: 'W/"7"' } },
  failures: 0,
  nextTryAt,
})
const failure = { failures: 1, nextTryAt, fault: new BoardError('refused', '503') }

test('all boards are listed in one round trip, also those that were never read', async () => {
  await boards.recordRead('jobicy', await boards.get('jobicy'), read('one'), at(0))
  const { result, costs } = await costOf(() => boards.list())
  expect(costs).toMatchObject([{ roundTrips: 1 }])
  expect(result.map(({ board }) => board)).toEqual(boardList)
  expect(result.find(({ board }) => board === 'remotive')).toMatchObject({
    snapshot: null,
    reads: 0,
    off: null,
  })
  expect(result.find(({ board }) => board === 'jobicy')).toEqual({
    board: 'jobicy',
    ...read('one'),
    loose: null,
    changed: null,
    readAt: at(0).toISOString(),
    wholeAt: at(0).toISOString(),
    failedAt: null,
    fault: null,
    off: null,
    reads: 1,
    tries: 1,
  })
})

test('a failure keeps the snapshot and stores the reason, and the next success clears it', async () => {
  await boards.recordRead('jobicy', await boards.get('jobicy'), read('one'), at(0))
  await boards.recordFailure('jobicy', await boards.get('jobicy'), failure, at(5))
  const afterFailure = await boards.get('jobicy')
  expect(afterFailure).toMatchObject({
    ...read('one'),
    failures: 1,
    readAt: at(0).toISOString(),
    failedAt: at(5).toISOString(),
    fault: { kind: 'refused', says: 'answered with an error (503)', row: null },
  })
  await boards.recordUnchanged('jobicy', afterFailure, { failures: 0, nextTryAt }, at(10))
  expect(await boards.get('jobicy')).toMatchObject({
    ...read('one'),
    readAt: at(10).toISOString(),
    wholeAt: at(0).toISOString(),
    failedAt: null,
    fault: null,
  })
})

test('of two simultaneous readings the first success is stored', async () => {
  for (const _ of ['never read', 'read before']) {
    const before = await boards.get('jobicy')
    expect(await boards.recordRead('jobicy', before, read('first'), at(0))).toBe(true)
    expect(await boards.recordRead('jobicy', before, read('second'), at(1))).toBe(false)
    expect(await boards.recordUnchanged('jobicy', before, { failures: 0, nextTryAt }, at(1))).toBe(false)
    expect(await boards.get('jobicy')).toMatchObject({ snapshot: 'first', readAt: at(0).toISOString() })
  }
})

test('two simultaneous failures count once, and a success resets them', async () => {
  for (const _ of ['never read', 'read before']) {
    const before = await boards.get('jobicy')
    expect(await boards.recordFailure('jobicy', before, failure, at(0))).toBe(true)
    expect(await boards.recordFailure('jobicy', before, failure, at(1))).toBe(false)
    expect(await boards.recordRead('jobicy', before, read('well'), at(2))).toBe(true)
    expect(await boards.recordFailure('jobicy', before, failure, at(3))).toBe(false)
    expect(await boards.get('jobicy')).toMatchObject({ snapshot: 'well', failures: 0, failedAt: null })
  }
})

test('a board that is switched off has no postings; a board without its key keeps them', async () => {
  for (const board of ['boqqs', 'adzuna'] as const)
    await boards.recordRead(board, await boards.get(board), read('one'), at(0))
  await boards.recordSwitchedOff('boqqs', 'flag')
  await boards.recordSwitchedOff('adzuna', 'key')
  expect(await boards.get('boqqs')).toMatchObject({ snapshot: null, count: 0, off: 'flag', validators: {} })
  expect(await boards.get('adzuna')).toMatchObject({ snapshot: 'one', off: 'key' })
  await boards.recordRead('boqqs', await boards.get('boqqs'), read('two'), at(5))
  expect(await boards.get('boqqs')).toMatchObject({ snapshot: 'two', off: null })
})

const readAt = at(0).toISOString()
const failed = { readAt, failedAt: at(30).toISOString() }

test.each([
  ['never read', {}, 1, 'never'],
  ['never read, and failed', { failedAt: readAt }, 1, 'never'],
  ['read within two of its intervals', { readAt }, 120, 'fresh'],
  ['not read for longer', { readAt }, 121, 'stale'],
  ['read, and failed since', failed, 31, 'stale'],
  ['off', { ...failed, off: 'key' }, 31, 'off'],
])('an hourly board that was %s', (_, row, minutes, state) => {
  expect(boardStatusOf('reliefweb', boardStateOf(row), at(minutes))).toMatchObject({ found: null, state })
})

test('a status has the time of the last reading, of the last failure, and of the next try', () => {
  const state = boardStateOf({ ...failed, nextTryAt })
  expect(boardStatusOf('reliefweb', state, at(31))).toEqual({
    board: 'reliefweb',
    found: null,
    state: 'stale',
    ...failed,
    nextTryAt,
  })
  expect(boardStatusOf('reliefweb', undefined, at(31))).toMatchObject({ state: 'never', nextTryAt: null })
})

test('an older row without a field can be read', async () => {
  await table.put({ ...boardKey('jobicy'), snapshot: 'one', readAt })
  expect(await boards.get('jobicy')).toMatchObject({
    snapshot: 'one',
    failures: 0,
    validators: {},
    off: null,
  })
})
