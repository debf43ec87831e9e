import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { searchCountKey, searchesOfRow, searchStore } from './searches.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const searches = searchStore(table)
const day = '2026-11-21'
const used = async (sub: string) => searchesOfRow(await table.get(searchCountKey(sub, day)))

test('the same search again costs nothing, even when no search is left', async () => {
  const search = { sub: 'ada', day, search: 'nurse' }
  expect(await searches.take(search, 1)).toBe('counted')
  expect(await searches.take(search, 1)).toBe('again')
  expect(await searches.take({ ...search, search: 'driver' }, 1)).toBe('none-left')
  expect(await used('ada')).toBe(1)
})

test('of many searches at once exactly as many are counted as are left', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => searches.take({ sub: 'bala', day, search: `role ${n}` }, 5)),
  )
  expect(all.filter(outcome => outcome === 'counted')).toHaveLength(5)
  expect(all.filter(outcome => outcome === 'none-left')).toHaveLength(15)
})

test('a double click counts one search', async () => {
  const search = { sub: 'chi', day, search: 'teacher' }
  const both = await Promise.all([searches.take(search, 5), searches.take(search, 5)])
  expect(both.toSorted()).toEqual(['again', 'counted'])
})

test('the quota of a failed search is released once, and the search can be repeated', async () => {
  const search = { sub: 'dayo', day, search: 'accountant' }
  await searches.take({ ...search, search: 'clerk' }, 5)
  await searches.take(search, 5)
  await searches.releaseQuota(search)
  await searches.releaseQuota(search)
  expect(await used('dayo')).toBe(1)
  expect(await searches.take(search, 2)).toBe('counted')
})

test('another day starts with no searches used', async () => {
  expect(await searches.take({ sub: 'ada', day: '2026-11-22', search: 'nurse' }, 1)).toBe('counted')
})
