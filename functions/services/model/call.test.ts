import { expect, test } from 'vitest'
import { costOf } from './call.ts'

test('the cost of a call is computed from its tokens', () => {
  const usage = { inputTokens: 2000, outputTokens: 700, totalTokens: 2700 }
  expect(costOf(usage, { input: 0.3, output: 2.5 })).toEqual({
    inputTokens: 2000,
    outputTokens: 700,
    dollars: 0.00235,
  })
  expect(costOf({ ...usage, outputTokens: 1 }, { input: 0.035, output: 0.14 }).dollars).toBe(0.00007014)
})

test('the cost of a call that was cut off is unknown', () => {
  expect(costOf(undefined, { input: 1, output: 5 })).toEqual({
    inputTokens: null,
    outputTokens: null,
    dollars: null,
  })
})
