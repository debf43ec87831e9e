import { expect, test } from 'vitest'
import type { BoardStatus } from '../../../shared/api/jobs.ts'
import { boardsLine, creditOf, shownBoards, staleWords } from './board-words.ts'

const now = new Date('2026-11-20T09:20:00Z')

const statusWith = (change: Partial<BoardStatus>): BoardStatus => ({
  board: 'workingnomads',
  found: 1,
  state: 'stale',
  readAt: '2026-11-19T09:00:00Z',
  failedAt: '2026-11-20T09:00:00Z',
  nextTryAt: '2026-11-20T10:00:00Z',
  ...change,
})

test.each<[string, Partial<BoardStatus>, string | null]>([
  [
    'a board that failed today',
    {},
    'Working Nomads did not answer at 10:00. You see its jobs from yesterday. Next try at 11:00.',
  ],
  [
    'one that failed days ago, and is tried tomorrow',
    { readAt: '2026-11-10T09:00:00Z', failedAt: '2026-11-18T09:00:00Z', nextTryAt: '2026-11-21T07:00:00Z' },
    'Working Nomads did not answer on 18 November at 10:00. You see its jobs from 10 November. Next try tomorrow at 08:00.',
  ],
  [
    'one that is tried in days',
    { nextTryAt: '2026-11-23T07:00:00Z' },
    'Working Nomads did not answer at 10:00. You see its jobs from yesterday. Next try on 23 November at 08:00.',
  ],
  [
    'one that was read earlier today, and is due',
    { readAt: '2026-11-20T06:30:00Z', nextTryAt: '2026-11-20T09:10:00Z' },
    'Working Nomads did not answer at 10:00. You see its jobs from 07:30 today. Next try soon.',
  ],
  [
    'one that never answered',
    { state: 'never', readAt: null, nextTryAt: null },
    'Working Nomads did not answer at 10:00. Aiki has not read it before. Next try soon.',
  ],
  ['one whose first reading is to come', { state: 'never', readAt: null, failedAt: null }, null],
  ['one that is well', { state: 'fresh' }, null],
  ['one that is switched off', { state: 'off' }, null],
])('%s', (_, change, words) => {
  expect(staleWords(statusWith(change), now)).toBe(words)
})

test('optional boards are shown when they are switched on', () => {
  const off = statusWith({ board: 'jobzilla', state: 'off' })
  const on = statusWith({ board: 'boqqs', state: 'fresh' })
  const withoutKey = statusWith({ board: 'adzuna', state: 'off' })
  expect(shownBoards([off, on, withoutKey])).toEqual([on, withoutKey])
})

test('the line counts the boards with results', () => {
  const two = [statusWith({ found: 48 }), statusWith({ board: 'jobicy', found: 0 })]
  expect(boardsLine('48 jobs', two)).toBe('48 jobs on 1 of 2 boards')
  expect(boardsLine(null, two)).toBe('Aiki reads 2 job boards for you')
})

test('a board is named as its terms require', () => {
  expect(creditOf('adzuna')).toBe('Jobs by Adzuna')
  expect(creditOf('employers')).toBe('The employer’s own page')
})
