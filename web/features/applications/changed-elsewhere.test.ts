import { expect, test } from 'vitest'
import { changedElsewhere, elsewhereWords, type Loaded } from './changed-elsewhere.ts'

/** Rows such as `d2`: the id d in version 2. */
const list = (rows: string, hasOlder = false): Loaded => ({
  rows: rows
    .split(' ')
    .filter(Boolean)
    .map(([id = '', version]) => ({
      id,
      version: Number(version),
      jobTitle: `Job ${id}`,
      companyName: 'Tudun',
    })),
  hasOlder,
})

const changed = (before: Loaded, after: Loaded, own = '') =>
  changedElsewhere(before, after, id => own.includes(id)).map(({ id, isGone }) => (isGone ? `-${id}` : id))

test.each<[string, Loaded, Loaded, string[]]>([
  ['nothing', list('c1 b1 a1'), list('c1 b1 a1'), []],
  ['a new version', list('c1 b1 a1'), list('c1 b2 a1'), ['b']],
  ['a new row', list('b1 a1'), list('c1 b1 a1'), ['c']],
  ['a deleted row', list('c1 b1 a1'), list('c1 a1'), ['-b']],
  ['all of these', list('c1 b1 a1'), list('d1 c2 a1'), ['d', 'c', '-b']],
  ['a row that a new one moved off the loaded pages', list('c1 b1', true), list('d1 c1', true), ['d']],
  ['a row that a deletion moved onto the loaded pages', list('c1 b1', true), list('b1 a1', true), ['-c']],
  ['older pages that were loaded since', list('c1 b1', true), list('c1 b1 a1'), []],
  ['older pages that are not loaded any more', list('c1 b1 a1'), list('c1 b1', true), []],
  ['the first rows', list(''), list('a1'), ['a']],
])('%s', (_, before, after, ids) => {
  expect(changed(before, after)).toEqual(ids)
})

test('what this device wrote is no news', () => {
  expect(changed(list('b1 a1'), list('c1 b2'), 'abc')).toEqual([])
  expect(changed(list('b1 a1'), list('c1 b2'), 'c')).toEqual(['b', '-a'])
})

test('the toast names two of them, and counts the others', () => {
  const rows = changedElsewhere(list('c1 b1 a1'), list('d1 c1 b2'), () => false)
  expect(elsewhereWords(rows.slice(0, 1))).toEqual({
    title: '1 application changed on another device.',
    description: 'Job d at Tudun.',
  })
  expect(elsewhereWords(rows.slice(1))).toEqual({
    title: '2 applications changed on another device.',
    description: 'Job b at Tudun; Job a at Tudun (deleted).',
  })
  expect(elsewhereWords(rows).description).toBe('Job d at Tudun; Job b at Tudun; and 1 more.')
})
