import { expect, test, vi } from 'vitest'
import { interleave, timed } from './interleave.ts'

test('each name is measured once a round, and warm-up rounds do not count', async () => {
  let round = 0
  const times = await interleave(['a', 'b'], { rounds: 3, warmUp: 2 }, async () => {
    round += 1
    const here = round
    return { a: async () => here, b: async () => here * 10 }
  })
  expect(times).toEqual(
    new Map([
      ['a', [3, 4, 5]],
      ['b', [30, 40, 50]],
    ]),
  )
})

test('no name is always first', async () => {
  const firsts = new Set<string>()
  let isFirst = true
  const call = (name: string) => async () => {
    if (isFirst) firsts.add(name)
    isFirst = false
    return 0
  }
  await interleave(['a', 'b'], { rounds: 100 }, async () => {
    isFirst = true
    return { a: call('a'), b: call('b') }
  })
  expect(firsts).toEqual(new Set(['a', 'b']))
})

test('when the time is over no round begins, but at least one was measured', async () => {
  const call = vi.fn(async () => 1)
  const times = await interleave(['a'], { rounds: 1000, longestMs: 0 }, async () => ({ a: call }))
  expect(times.get('a')).toEqual([1])
})

test('only the call is timed, and its errors are thrown', async () => {
  expect(await timed(async () => undefined)()).toBeGreaterThanOrEqual(0)
  await expect(timed(() => Promise.reject(new Error('refused')))()).rejects.toThrow('refused')
})
