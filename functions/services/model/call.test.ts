import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { costOf } from './call.ts'
import { estimatedTokens } from './estimate.ts'
import { requestOf } from './request.ts'

test('the cost of a call is computed from its tokens', () => {
  const tokens = { inputTokens: 2000, outputTokens: 700 }
  expect(costOf(tokens, { input: 0.3, output: 2.5 })).toBe(0.00235)
  expect(costOf({ ...tokens, outputTokens: 1 }, { input: 0.035, output: 0.14 })).toBe(0.00007014)
})

const task = {
  ...{ name: 'write', description: 'Takes it.', system: 's'.repeat(2000), prompt: 'p'.repeat(2000) },
  ...{ schema: z.object({}), maxTokens: 1500, temperature: 0 },
}
const request = requestOf('global.amazon.nova-2-lite-v1:0', task, [
  { role: 'user', content: [{ text: task.prompt }] },
])

test.each([
  ['a reader left after words', 'aborted', 400, 100],
  ['nothing came in time, and much may have been written', 'slow', 0, 1500],
  ['a stream broke', 'cut off', 2000, 500],
  ['the service failed after words', 'failed', 2000, 500],
] as const)('without usage, the tokens are estimated: %s', (_, outcome, characters, outputTokens) => {
  const tokens = estimatedTokens(outcome, request, characters, task.maxTokens)
  expect(tokens.outputTokens).toBe(outputTokens)
  expect(tokens.inputTokens).toBeGreaterThan(1000)
  expect(tokens.inputTokens).toBeLessThan(1100)
})

test.each(['throttled', 'failed', 'our fault'] as const)('a call that is %s costs nothing', outcome => {
  const none = { inputTokens: 0, outputTokens: 0 }
  expect(estimatedTokens(outcome, request, 0, task.maxTokens)).toEqual(none)
})
