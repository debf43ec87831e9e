import { expect, test } from 'vitest'
import { accountLimit, functionsAtOnce, peakCalls, streamBatches, throttlesFor } from './capacity.ts'

test.each([
  { people: 1_000, calls: 1, functions: 100, batches: 1 },
  { people: 100_000, calls: 66, functions: 100, batches: 1 },
  { people: 1_000_000, calls: 655, functions: 300, batches: 1 },
  { people: 10_000_000, calls: 6_545, functions: 2_000, batches: 6 },
])(
  '$people people make up to $calls calls a second, and need up to $functions functions at once',
  ({ people, calls, functions, batches }) => {
    expect(Math.ceil(peakCalls(people))).toBe(calls)
    expect(Math.ceil(functionsAtOnce(people) / 100) * 100).toBe(functions)
    expect(streamBatches(people)).toBe(batches)
  },
)

test.each([
  // A small deployment has the least limits, which are lower for what needs no login.
  { people: 1_000, method: '/home/GET', rate: undefined },
  { people: 1_000, method: '/account/email/check/POST', rate: 50 },
  { people: 1_000, method: '/webhooks/paystack/POST', rate: 50 },
  // What people do often has more, by how often they do it. What they do seldom has the least.
  { people: 10_000_000, method: '/home/GET', rate: 1_200 },
  { people: 10_000_000, method: '/notifications/GET', rate: 1_600 },
  { people: 10_000_000, method: '/account/export/GET', rate: undefined },
  { people: 10_000_000, method: '/account/email/check/POST', rate: 50 },
  { people: 100_000_000, method: '/account/email/check/POST', rate: 300 },
  // No method has more than the account.
  { people: 1_000_000_000, method: '/home/GET', rate: accountLimit.rate },
])('$method takes $rate calls a second at $people people', ({ people, method, rate }) => {
  const { others, methods } = throttlesFor(people)
  expect(others).toEqual({ rate: 200, burst: 400 })
  expect(methods[method]).toEqual(rate && { rate, burst: Math.min(2 * rate, accountLimit.burst) })
})
