import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { usageStore } from './usage.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const usage = usageStore(table)
const today = '2026-11-20'

test('of a hundred simultaneous calls exactly one succeeds when one use is left', async () => {
  await usage.take('ada', 'search', today, 5)
  for (let n = 0; n < 3; n += 1) await usage.take('ada', 'search', today, 5)
  const { result, costs } = await costOf(() =>
    Promise.all(Array.from({ length: 100 }, () => usage.take('ada', 'search', today, 5))),
  )
  expect(result.filter(taken => taken)).toHaveLength(1)
  expect(costs.every(({ roundTrips }) => roundTrips === 1)).toBe(true)
})

test('a released use can be taken again, and no more than were taken', async () => {
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(true)
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(false)
  for (let n = 0; n < 3; n += 1) await usage.releaseQuota('bala', 'letter', '2026-11')
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(true)
  expect(await usage.take('bala', 'letter', '2026-11', 1)).toBe(false)
})

test.each([
  ['a day', '2026-11-20', '2027-01-21'],
  ['a month', '2026-11', '2027-01-02'],
])('the count of %s expires long after its period', async (_, period, last) => {
  const sub = crypto.randomUUID()
  await usage.take(sub, 'search', period, 5)
  await usage.take(sub, 'search', period, 5)
  const { rows } = await table.query({ partition: `USER#${sub}` })
  expect(rows).toMatchObject([{ used: 2, expiresAt: Date.parse(last) / 1000 }])
})

test('releasing a use that was not taken writes nothing', async () => {
  await usage.releaseQuota('chi', 'search', today)
  expect((await table.query({ partition: 'USER#chi' })).rows).toEqual([])
})

test('each day, metric and person has a count of its own, and a missing count is 0', async () => {
  expect(await usage.take('dayo', 'search', today, 1)).toBe(true)
  expect(await usage.take('dayo', 'search', '2026-11-21', 1)).toBe(true)
  expect(await usage.take('dayo', 'letter', today, 1)).toBe(true)
  expect(await usage.take('efe', 'search', today, 1)).toBe(true)
  expect(await usage.take('efe', 'rewrite', today, 0)).toBe(false)
})
