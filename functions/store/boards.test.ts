import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { boards as boardList } from '../../shared/lists.ts'
import { BoardFault } from '../services/boards/connector.ts'
import { boardKey, boardStateOf } from './board-row.ts'
import { type BoardRead, boardStore, standingOf } from './boards.ts'

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
const failure = { failures: 1, nextTryAt, fault: new BoardFault('refused', '503') }

test('all boards are listed in one round trip, those too that were never read', async () => {
  await boards.read('jobicy', await boards.get('jobicy'), read('one'), at(0))
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
    readAt: at(0).toISOString(),
    wholeAt: at(0).toISOString(),
    failedAt: null,
    fault: null,
    off: null,
    reads: 1,
    tries: 1,
  })
})

test('a failure keeps what there was, and says why; the next reading forgets it', async () => {
  await boards.read('jobicy', await boards.get('jobicy'), read('one'), at(0))
  await boards.failed('jobicy', await boards.get('jobicy'), failure, at(5))
  const kept = await boards.get('jobicy')
  expect(kept).toMatchObject({
    ...read('one'),
    failures: 1,
    readAt: at(0).toISOString(),
    failedAt: at(5).toISOString(),
    fault: { kind: 'refused', says: 'answered with an error (503)' },
  })
  await boards.unchanged('jobicy', kept, { failures: 0, nextTryAt }, at(10))
  expect(await boards.get('jobicy')).toMatchObject({
    ...read('one'),
    readAt: at(10).toISOString(),
    wholeAt: at(0).toISOString(),
    failedAt: null,
    fault: null,
  })
})

test('of two readers at once the first to read well is kept', async () => {
  for (const _ of ['never read', 'read before']) {
    const before = await boards.get('jobicy')
    expect(await boards.read('jobicy', before, read('first'), at(0))).toBe(true)
    expect(await boards.read('jobicy', before, read('second'), at(1))).toBe(false)
    expect(await boards.unchanged('jobicy', before, { failures: 0, nextTryAt }, at(1))).toBe(false)
    expect(await boards.get('jobicy')).toMatchObject({ snapshot: 'first', readAt: at(0).toISOString() })
  }
})

test('two readers at once that fail are one failure, and one that reads well undoes it', async () => {
  for (const _ of ['never read', 'read before']) {
    const before = await boards.get('jobicy')
    expect(await boards.failed('jobicy', before, failure, at(0))).toBe(true)
    expect(await boards.failed('jobicy', before, failure, at(1))).toBe(false)
    expect(await boards.read('jobicy', before, read('well'), at(2))).toBe(true)
    expect(await boards.failed('jobicy', before, failure, at(3))).toBe(false)
    expect(await boards.get('jobicy')).toMatchObject({ snapshot: 'well', failures: 0, failedAt: null })
  }
})

test('what is switched off has no postings; what lacks its key keeps them', async () => {
  for (const board of ['boqqs', 'adzuna'] as const)
    await boards.read(board, await boards.get(board), read('one'), at(0))
  await boards.switchedOff('boqqs', 'flag')
  await boards.switchedOff('adzuna', 'key')
  expect(await boards.get('boqqs')).toMatchObject({ snapshot: null, count: 0, off: 'flag', validators: {} })
  expect(await boards.get('adzuna')).toMatchObject({ snapshot: 'one', off: 'key' })
  await boards.read('boqqs', await boards.get('boqqs'), read('two'), at(5))
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
  expect(standingOf('reliefweb', boardStateOf(row), at(minutes))).toMatchObject({ found: null, state })
})

test('a standing says when it was read, when it failed and when it is tried again', () => {
  const state = boardStateOf({ ...failed, nextTryAt })
  expect(standingOf('reliefweb', state, at(31))).toEqual({
    board: 'reliefweb',
    found: null,
    state: 'stale',
    ...failed,
    nextTryAt,
  })
  expect(standingOf('reliefweb', undefined, at(31))).toMatchObject({ state: 'never', nextTryAt: null })
})

test('a row from before a field was kept can be read', async () => {
  await table.put({ ...boardKey('jobicy'), snapshot: 'one', readAt })
  expect(await boards.get('jobicy')).toMatchObject({
    snapshot: 'one',
    failures: 0,
    validators: {},
    off: null,
  })
})
