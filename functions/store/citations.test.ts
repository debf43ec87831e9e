import { expect, test } from 'vitest'
import { citationsInResume, citationsWithin } from './citations.ts'

const citations = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `${at}`, facts: ['ọ'.repeat(length)] }))

test('the citations of a career of twenty jobs fit, and endless ones are cut to their row', () => {
  expect(citationsWithin(citations(160, 80), citationsInResume)).toHaveLength(160)
  const some = citationsWithin(citations(160, 2000), citationsInResume)
  expect(some.length).toBeGreaterThan(5)
  expect(Buffer.byteLength(JSON.stringify(some))).toBeLessThanOrEqual(citationsInResume + some.length + 2)
})
