import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { emptyListing, type Listing } from '../../shared/domain/jobs/listing.ts'
import { type Board, boards as boardList } from '../../shared/lists.ts'
import type { Fields } from '../runtime/log.ts'
import {
  BoardError,
  type BoardErrorKind,
  type Connector,
  type Reading,
  type ReadingContext,
  Unchanged,
} from '../services/boards/connector.ts'
import { connectors as allConnectors } from '../services/boards/connectors.ts'
import type { BoardCalls } from '../services/boards/fetch.ts'
import type { Validators } from '../services/boards/validators.ts'
import { boardKey } from '../store/board-row.ts'
import { boardStore } from '../store/boards.ts'
import { memoryObjects } from './objects.testing.ts'
import { type ReadBoardServices, readBoard } from './read-board.ts'
import { readPostings } from './snapshot.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const boards = boardStore(table)
beforeEach(async () => {
  for (const board of boardList) await table.remove(boardKey(board))
})

const hour = 60
const at = (minutes: number) => new Date(Date.parse('2026-03-02T06:00:00Z') + minutes * 60_000)

const listing = (key: string, about: Partial<Listing> = {}): Listing => ({
  ...emptyListing,
  board: 'reliefweb',
  key,
  url: `https://reliefweb.int/job/${key}`,
  title: `Field officer ${key}`,
  company: 'Health Aid',
  ...about,
})

const feed = 'https://reliefweb.int/feed'

/** Reads ReliefWeb. `answer` is its next answer. */
const newsroom = () => {
  const objects = memoryObjects()
  const lines: Fields[] = []
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      void lines.push({ level, message, ...fields })
  const log = { info: at('info'), warn: at('warn'), error: at('error') }
  const asked: Validators[] = []
  let answer: Connector = async () => ({ listings: [], broken: 0 })
  const connectors = { ...allConnectors, reliefweb: (context: ReadingContext) => answer(context) }
  const calls = (validators: Validators): BoardCalls => {
    asked.push(validators)
    const fetch = () => Promise.reject(new Error('The connectors of these tests fetch nothing.'))
    return { fetch, validators: () => ({ [feed]: { etag: `"${asked.length}"` } }) }
  }
  const services: ReadBoardServices = {
    boards,
    objects,
    connectors,
    fetchFor: calls,
    keys: async () => ({ reliefwebAppName: 'aiki' }),
    employers: [],
    flags: [],
  }
  const run = (now: Date, changed: Partial<ReadBoardServices> = {}, board: Board = 'reliefweb') =>
    readBoard({ ...services, ...changed }, board, now, log)
  return {
    objects,
    lines,
    asked,
    services,
    run,
    answers: (listings: readonly Listing[], about: Partial<Reading> = {}) => {
      answer = async () => ({ listings, broken: 0, ...about })
    },
    fails: (error: unknown) => {
      answer = () => Promise.reject(error)
    },
    postings: async () => {
      const { snapshot } = await boards.get('reliefweb')
      return snapshot === null ? [] : await readPostings(objects, snapshot)
    },
  }
}
const keysOf = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key)

test("the jobs of a board become a snapshot, and the board's row points to it", async () => {
  const { run, answers, postings, objects } = newsroom()
  answers([listing('a'), listing('b', { title: ' ' })], { broken: 2 })
  expect(await run(at(0))).toBe('read')
  const state = await boards.get('reliefweb')
  expect(state).toMatchObject({ count: 1, broken: 3, readAt: at(0).toISOString(), failures: 0 })
  expect(state).toMatchObject({ nextTryAt: at(hour).toISOString(), validators: { [feed]: { etag: '"1"' } } })
  expect([...objects.stored.keys()]).toEqual([state.snapshot])
  expect(state.snapshot).toMatch(/^snapshots\/reliefweb\/[0-9a-f]{64}\.ndjson\.gz$/)
  expect(await postings()).toMatchObject([{ key: 'a', title: 'Field officer a' }])
})

test('the next reading is merged with the one before', async () => {
  const { run, answers, postings } = newsroom()
  answers([listing('a'), listing('b')])
  await run(at(0))
  answers([listing('b'), listing('c')])
  await run(at(hour))
  expect(await postings()).toMatchObject([
    { key: 'a', missed: 1 },
    { key: 'b', firstSeenAt: at(0).toISOString() },
    { key: 'c', firstSeenAt: at(hour).toISOString() },
  ])
  await run(at(2 * hour))
  expect(keysOf(await postings())).toEqual(['b', 'c'])
})

test('an incomplete reading removes no posting', async () => {
  const { run, answers, postings } = newsroom()
  answers([listing('a'), listing('b')])
  await run(at(0))
  answers([listing('b')], { isWhole: false })
  for (const hours of [1, 2, 3]) await run(at(hours * hour))
  expect(keysOf(await postings())).toEqual(['a', 'b'])
})

test.each<BoardErrorKind>(['slow', 'unreachable', 'refused', 'large', 'elsewhere', 'malformed'])(
  "a board that is %s keeps its last snapshot, becomes stale, and doesn't fail the run",
  async kind => {
    const { run, answers, fails, postings } = newsroom()
    answers([listing('a')])
    await run(at(0))
    const { snapshot } = await boards.get('reliefweb')
    const fault = new BoardError(kind)
    fails(fault)
    expect(await run(at(hour))).toBe('failed')
    expect(await boards.get('reliefweb')).toMatchObject({
      snapshot,
      failures: 1,
      failedAt: at(hour).toISOString(),
      fault: { kind, says: fault.message },
    })
    expect(keysOf(await postings())).toEqual(['a'])
  },
)

test('only the third failure in a row raises an alarm; the board then pauses, and is tried once', async () => {
  const { run, answers, fails, lines, asked } = newsroom()
  fails(new BoardError('slow'))
  const outcomes: string[] = []
  for (let hours = 0; hours <= 9; hours += 1) outcomes.push(await run(at(hours * hour)))
  expect(outcomes).toEqual([
    ...['failed', 'failed', 'failed', 'resting', 'failed'],
    ...['resting', 'resting', 'resting', 'failed', 'resting'],
  ])
  expect(asked).toHaveLength(5)
  expect(lines.filter(({ level }) => level !== 'info').map(({ level, alarm }) => [level, alarm])).toEqual([
    ['warn', undefined],
    ['warn', undefined],
    ['error', 'board-down'],
    ['warn', undefined],
    ['warn', undefined],
  ])
  answers([listing('a')])
  expect(await run(at(16 * hour))).toBe('read')
  expect(await run(at(17 * hour))).toBe('read')
})

test('a board whose terms limit the calls is not read early, however often the schedule runs', async () => {
  const { run, answers, fails, asked } = newsroom()
  const keeping = { keepsRhythm: true }
  answers([listing('a')])
  expect(await run(at(0), keeping)).toBe('read')
  expect(await run(at(1), keeping)).toBe('resting')
  fails(new BoardError('slow'))
  // A schedule may run a little early.
  expect(await run(at(hour - 1), keeping)).toBe('failed')
  expect(await run(at(hour), keeping)).toBe('resting')
  expect(asked).toHaveLength(2)
  // An operator may read it early.
  expect(await run(at(hour))).toBe('failed')
})

test('an error of our own is thrown, and not counted against the board', async () => {
  const { run, fails, services } = newsroom()
  fails(new TypeError('undefined is not a function'))
  await expect(run(at(0))).rejects.toThrow(TypeError)
  expect(await boards.get('reliefweb')).toMatchObject({ failures: 0, tries: 0 })
  const objects = { ...services.objects, put: () => Promise.reject(new Error('The bucket is away.')) }
  const { run: other, answers } = newsroom()
  answers([listing('a')])
  await expect(other(at(0), { objects })).rejects.toThrow('The bucket is away.')
  expect(await boards.get('reliefweb')).toMatchObject({ snapshot: null, tries: 0 })
})

test("while the bucket is unavailable, the board's snapshot is not overwritten", async () => {
  const { run, answers, services, postings } = newsroom()
  answers([listing('a')])
  await run(at(0))
  const before = await boards.get('reliefweb')
  const objects = { ...services.objects, get: () => Promise.reject(new Error('The bucket is away.')) }
  answers([listing('b')], { isWhole: false })
  await expect(run(at(hour), { objects })).rejects.toThrow('The bucket is away.')
  expect(await boards.get('reliefweb')).toEqual(before)
  await run(at(hour))
  expect(keysOf(await postings())).toEqual(['a', 'b'])
})

test('a board that reports no changes counts as read, and keeps its jobs', async () => {
  const { run, answers, fails, asked } = newsroom()
  answers([listing('a')])
  await run(at(0))
  const before = await boards.get('reliefweb')
  fails(new Unchanged())
  expect(await run(at(hour))).toBe('unchanged')
  expect(asked).toEqual([{}, { [feed]: { etag: '"1"' } }])
  expect(await boards.get('reliefweb')).toEqual({
    ...before,
    readAt: at(hour).toISOString(),
    nextTryAt: at(2 * hour).toISOString(),
    reads: 2,
    tries: 2,
  })
})

test('once a day a board is read in full, even if it reports no changes', async () => {
  const { run, answers, fails, asked } = newsroom()
  answers([listing('a')])
  await run(at(0))
  fails(new Unchanged())
  await run(at(24 * hour))
  await run(at(25 * hour))
  expect(asked).toEqual([{}, { [feed]: { etag: '"1"' } }, {}])
})

test.each([
  ['is gone', () => undefined],
  ['is no gzip', () => Buffer.from('nonsense')],
])('a snapshot that %s is reported, and everything is read again', async (_, body) => {
  const { run, answers, objects, asked, lines, postings } = newsroom()
  answers([listing('a')])
  await run(at(0))
  const { snapshot } = await boards.get('reliefweb')
  const bytes = body()
  objects.stored.delete(snapshot ?? '')
  if (bytes) await objects.put(snapshot ?? '', bytes)
  expect(await run(at(hour))).toBe('read')
  expect(asked.at(-1)).toEqual({})
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'snapshot not read', snapshot }),
  )
  expect(keysOf(await postings())).toEqual(['a'])
})

test('a board that had many jobs and suddenly has none is not believed; a board that had few may be empty', async () => {
  const { run, answers, postings } = newsroom()
  const many = Array.from({ length: 10 }, (_, n) => listing(`job-${n}`))
  answers(many)
  await run(at(0))
  answers([])
  expect(await run(at(hour))).toBe('failed')
  expect(await postings()).toHaveLength(10)
  expect(await boards.get('reliefweb')).toMatchObject({ fault: { kind: 'malformed' } })
  answers(many.slice(0, 9))
  for (const hours of [2, 3]) await run(at(hours * hour))
  answers([])
  expect(await run(at(4 * hour))).toBe('read')
})

test('a board with many jobs whose rows suddenly cannot be parsed keeps its jobs', async () => {
  const { run, answers, postings } = newsroom()
  const many = Array.from({ length: 10 }, (_, n) => listing(`job-${n}`))
  answers(many)
  await run(at(0))
  answers(many.map(one => ({ ...one, url: 'see our page' })))
  for (const hours of [1, 2]) expect(await run(at(hours * hour))).toBe('failed')
  expect(await postings()).toHaveLength(10)
  expect(await boards.get('reliefweb')).toMatchObject({ fault: { kind: 'malformed' } })
})

test('a board that changed its format tells the operator its first strange row, and loses no job', async () => {
  const { run, answers, lines, postings } = newsroom()
  answers([listing('a'), listing('b'), listing('c')])
  await run(at(0))
  const row = '{"headline":"Nurse at aiki"}'
  answers([listing('a')], { broken: 2, changed: row, loose: ['no totalCount'] })
  for (const hours of [1, 2, 3]) expect(await run(at(hours * hour))).toBe('read')
  expect(keysOf(await postings())).toEqual(['b', 'c', 'a'].sort())
  expect(await boards.get('reliefweb')).toMatchObject({
    changed: { row: '{"headline":"Nurse at …"}', readings: 3 },
    loose: 'no totalCount',
    validators: {},
  })
  const told = lines.filter(({ message }) => message === 'board has changed')
  expect(told.map(({ level, alarm }) => [level, alarm])).toEqual([
    ['warn', undefined],
    ['error', 'board-changed'],
    ['warn', undefined],
  ])
  expect(told[0]).toMatchObject({ row: '{"headline":"Nurse at …"}' })
  answers([listing('a')], { broken: 1 })
  await run(at(4 * hour))
  expect(await boards.get('reliefweb')).toMatchObject({ changed: null, loose: null })
})

test('an answer without a list is kept beside the failure, and stands in the line of the alarm', async () => {
  const { run, fails, lines } = newsroom()
  fails(new BoardError('malformed', '', { row: '{"message":"Moved, aiki"}' }))
  for (const hours of [0, 1, 2]) await run(at(hours * hour))
  const row = '{"message":"Moved, …"}'
  expect(await boards.get('reliefweb')).toMatchObject({ fault: { kind: 'malformed', row } })
  expect(lines.at(-1)).toMatchObject({ alarm: 'board-down', row })
})

test('of two readings at once one is stored whole', async () => {
  const { run, answers, services, postings } = newsroom()
  answers([listing('a')])
  const { connectors } = newsroom().services
  const slower: Connector = async () => {
    expect(await run(at(0))).toBe('read')
    return { listings: [listing('b')], broken: 0 }
  }
  expect(await run(at(1), { connectors: { ...connectors, reliefweb: slower } })).toBe('second')
  expect(keysOf(await postings())).toEqual(['a'])
  const failing: Connector = async () => {
    expect(await run(at(hour))).toBe('read')
    throw new BoardError('slow')
  }
  expect(await run(at(hour), { connectors: { ...services.connectors, reliefweb: failing } })).toBe('second')
  expect(await boards.get('reliefweb')).toMatchObject({ failures: 0, failedAt: null })
})

test('a board without its key, or switched off, is not called', async () => {
  const { run, answers, asked, services } = newsroom()
  expect(await run(at(0), { keys: async () => ({}) })).toBe('off')
  expect(await boards.get('reliefweb')).toMatchObject({ off: 'key', tries: 0 })
  expect(await run(at(0), {}, 'boqqs')).toBe('off')
  expect(await boards.get('boqqs')).toMatchObject({ off: 'flag' })
  expect(asked).toEqual([])
  answers([listing('a')])
  expect(await run(at(hour))).toBe('read')
  expect(await boards.get('reliefweb')).toMatchObject({ off: null })
  const connectors = { ...services.connectors, boqqs: async () => ({ listings: [], broken: 0 }) }
  expect(await run(at(hour), { flags: ['boqqs'], connectors }, 'boqqs')).toBe('read')
})

test('a board that needs no key does not wait for the keys', async () => {
  const { run, services } = newsroom()
  const connectors = { ...services.connectors, remotive: async () => ({ listings: [], broken: 0 }) }
  const keys = () => Promise.reject(new Error('The secret is away.'))
  expect(await run(at(0), { keys, connectors }, 'remotive')).toBe('read')
  await expect(run(at(0), { keys })).rejects.toThrow('The secret is away.')
})
