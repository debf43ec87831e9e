import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

test('a call costs what its tokens cost', () => {
  const usage = { inputTokens: 2000, outputTokens: 700, totalTokens: 2700 }
  expect(costOf(usage, { input: 0.3, output: 2.5 })).toEqual({
    inputTokens: 2000,
    outputTokens: 700,
    dollars: 0.00235,
  })
  expect(costOf({ ...usage, outputTokens: 1 }, { input: 0.035, output: 0.14 }).dollars).toBe(0.00007014)
})

test('what was cut off cost nobody knows what', () => {
  expect(costOf(undefined, { input: 1, output: 5 })).toEqual({
    inputTokens: null,
    outputTokens: null,
    dollars: null,
  })
})
