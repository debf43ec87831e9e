import { expect, test } from 'vitest'
import { mapBounded } from './bounded.ts'

test('results come in the order of the items, and never more at once than allowed', async () => {
  let running = 0
  let most = 0
  const results = await mapBounded(3, [5, 1, 4, 2, 3, 0], async item => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve()
    running -= 1
    return item * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30, 0])
  expect(most).toBe(3)
})

test('no items give no results', async () => {
  expect(await mapBounded(3, [], async item => item)).toEqual([])
})

test('the first failure is thrown when all running calls have ended, and no new call begins', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const failing = mapBounded(2, [1, 2, 3, 4], async item => {
    begun.push(item)
    if (item === 1) throw new Error('no')
    await new Promise(resolve => setImmediate(resolve))
    ended.push(item)
  })
  await expect(failing).rejects.toThrow('no')
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] })
})
