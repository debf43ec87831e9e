import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())

test('a stored row is returned without undefined fields', async () => {
  const row = { pk: 'a', sk: '1', words: 'Ọ̀rọ̀ 👩🏾‍💻', count: 2, list: ['x', { y: null }], flag: false }
  await table.put({ ...row, nothing: undefined })
  expect(await table.get({ pk: 'a', sk: '1' })).toEqual(row)
  expect(await table.get({ pk: 'a', sk: '2' })).toBeUndefined()
})

test('a failed condition writes nothing and returns the existing row', async () => {
  const row = { pk: 'b', sk: '1', count: 1, stages: new Set([1, 2]), nested: { list: ['é', 2, true, null] } }
  await table.put(row)
  expect(await table.put({ pk: 'b', sk: '1', count: 9 }, { absent: true })).toEqual({
    written: false,
    found: row,
  })
  const key = { pk: 'b', sk: '1' }
  expect(await table.update(key, { set: { count: 9 } }, { is: { count: 2 } })).toMatchObject({ found: row })
  expect(await table.remove(key, { is: { count: 2 } })).toMatchObject({ found: row })
  expect(await table.get(key)).toEqual(row)
})

test('an update of a missing row finds nothing', async () => {
  const key = { pk: 'nobody', sk: '1' }
  expect(await table.update(key, { set: { count: 1 } }, { is: {} })).toEqual({
    written: false,
    found: undefined,
  })
  expect(await table.get(key)).toBeUndefined()
})

test('one update sets fields, keeps existing ones, adds to sets and removes fields', async () => {
  const key = { pk: 'c', sk: '1' }
  await table.put({ ...key, name: 'old', kept: 'as it was', stages: new Set([1]), gone: 1 })
  const changes = {
    set: { name: 'new', skipped: undefined },
    setIfAbsent: { kept: 'overwritten', added: 'for the first time' },
    add: { stages: new Set([3]), used: 2 },
    remove: ['gone'],
  }
  expect(await table.update(key, changes)).toEqual({
    written: true,
    row: {
      ...key,
      name: 'new',
      kept: 'as it was',
      added: 'for the first time',
      stages: new Set([1, 3]),
      used: 2,
    },
  })
})

test('a transaction writes all or nothing, and names the failed conditions', async () => {
  const there = { pk: 'd', sk: '2', id: 'there' }
  await table.put(there)
  const failed = await table.transact([
    { put: { pk: 'd', sk: '1' }, condition: { absent: true } },
    { put: { pk: 'd', sk: '2' }, condition: { absent: true } },
  ])
  expect(failed).toEqual([{ index: 1, found: there }])
  expect(await table.get({ pk: 'd', sk: '1' })).toBeUndefined()
})

test('a query returns a range of one partition, newest first, after a key', async () => {
  for (const sk of ['X#1', 'X#2', 'X#3', 'Y#1']) await table.put({ pk: 'e', sk })
  const newest = await table.query({ partition: 'e', startsWith: 'X#', newestFirst: true, limit: 2 })
  expect(newest.rows.map(({ sk }) => sk)).toEqual(['X#3', 'X#2'])
  const older = await table.query({
    partition: 'e',
    startsWith: 'X#',
    newestFirst: true,
    after: { pk: 'e', sk: 'X#2' },
  })
  expect(older.rows.map(({ sk }) => sk)).toEqual(['X#1'])
})

test('each verb returns its cost', async () => {
  const { costs } = await costOf(async () => {
    await table.put({ pk: 'f', sk: '1', text: 'x'.repeat(1500) })
    await table.get({ pk: 'f', sk: '1' })
    await table.put({ pk: 'f', sk: '1' }, { absent: true })
  })
  expect(costs).toEqual([
    { operation: 'put', readUnits: 0, writeUnits: 2, roundTrips: 1 },
    { operation: 'get', readUnits: 1, writeUnits: 0, roundTrips: 1 },
    { operation: 'put', readUnits: 0, writeUnits: 0, roundTrips: 1 },
  ])
})

test('a failed condition check prevents the other writes', async () => {
  const put = { pk: 'g', sk: '2' }
  const check = { check: { pk: 'g', sk: '1' }, condition: { is: {} } } as const
  expect(await table.transact([check, { put }])).toEqual([{ index: 0, found: undefined }])
  expect(await table.get(put)).toBeUndefined()
  await table.put({ pk: 'g', sk: '1' })
  expect(await table.transact([check, { put }])).toEqual([])
  expect(await table.get(put)).toEqual(put)
})

test('several rows are read in one round trip, in order; a range can return only keys', async () => {
  await table.put({ pk: 'h', sk: '1', text: 'one' })
  await table.put({ pk: 'h', sk: '2', text: 'two' })
  const { result, costs } = await costOf(() => table.getMany(['2', '3', '1'].map(sk => ({ pk: 'h', sk }))))
  expect(result).toEqual([{ pk: 'h', sk: '2', text: 'two' }, undefined, { pk: 'h', sk: '1', text: 'one' }])
  // A missing row costs a read unit too.
  expect(costs).toMatchObject([{ operation: 'getMany', readUnits: 3, roundTrips: 1 }])
  expect((await table.query({ partition: 'h', only: [] })).rows).toEqual([
    { pk: 'h', sk: '1' },
    { pk: 'h', sk: '2' },
  ])
  expect((await table.query({ partition: 'h', only: ['text'], limit: 1 })).rows).toEqual([
    { pk: 'h', sk: '1', text: 'one' },
  ])
})
