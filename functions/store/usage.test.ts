import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { usageStore } from './usage.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const usage = usageStore(table)
const today = '2026-11-20'

test('of a hundred calls at once exactly the one that is left succeeds', async () => {
  await usage.take('ada', 'search', today, 5)
  for (let n = 0; n < 3; n += 1) await usage.take('ada', 'search', today, 5)
  const { result, costs } = await costOf(() =>
    Promise.all(Array.from({ length: 100 }, () => usage.take('ada', 'search', today, 5))),
  )
  expect(result.filter(taken => taken)).toHaveLength(1)
  expect(costs.every(({ roundTrips }) => roundTrips === 1)).toBe(true)
})

test('a use that is given back can be taken again, and no more than was taken', async () => {
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(true)
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(false)
  for (let n = 0; n < 3; n += 1) await usage.giveBack('bala', 'letter', '2026-11')
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(true)
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(false)
})

test('giving back what nobody took leaves nothing behind', async () => {
  await usage.giveBack('chi', 'search', today)
  expect((await table.query({ partition: 'USER#chi' })).rows).toEqual([])
})

test('another day, another metric and another person count for themselves; none is none', async () => {
  expect(await usage.take('dayo', 'search', today, 1)).toBe(true)
  expect(await usage.take('dayo', 'search', '2026-11-21', 1)).toBe(true)
  expect(await usage.take('dayo', 'letter', today, 1)).toBe(true)
  expect(await usage.take('efe', 'search', today, 1)).toBe(true)
  expect(await usage.take('efe', 'rewrite', today, 0)).toBe(false)
})
