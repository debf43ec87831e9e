import { describe, expect, test } from 'vitest'
import { bestSource, likelyByChance } from './chance.ts'

const counts = (answered: number, sent: number) => ({ answered, sent })
const source = (name: string, answered: number, sent: number) => ({
  source: name,
  answered,
  sent,
  percent: null,
})

// The smallest case is computed by hand; the others are usual examples of Fisher's test.
test.each([
  ['the lady who tastes tea, all of four right', counts(4, 4), counts(0, 4), 2 / 70],
  ['three of four right', counts(3, 4), counts(1, 4), 34 / 70],
  ['alike', counts(5, 10), counts(5, 10), 1],
  ['1 of 10 and 11 of 14', counts(1, 10), counts(11, 14), 0.002759],
  ['nobody answers', counts(0, 8), counts(0, 3), 1],
])('%s', (_, one, other, expected) => {
  expect(likelyByChance(one, other)).toBeCloseTo(expected, 5)
  expect(likelyByChance(other, one)).toBeCloseTo(expected, 5)
})

test('thousands of applications are computed quickly', () => {
  expect(likelyByChance(counts(600, 2500), counts(590, 2500))).toBeGreaterThan(0.5)
  expect(likelyByChance(counts(900, 2500), counts(500, 2500))).toBeLessThan(1e-9)
})

describe('the best source', () => {
  test('is named when its lead is clear', () => {
    const sources = [source('LinkedIn', 1, 30), source('MyJobMag', 12, 20), source('No link', 1, 12)]
    expect(bestSource(sources)).toMatchObject({ best: { source: 'MyJobMag' }, rest: counts(2, 42) })
    expect(bestSource([source('A', 6, 6), source('B', 11, 24)])).toMatchObject({ best: { source: 'A' } })
  })
  test.each([
    ['within chance', [source('LinkedIn', 2, 10), source('MyJobMag', 4, 10)]],
    ['the only one', [source('LinkedIn', 9, 10)]],
    ['none', []],
    // 0.02 alone would be significant, but among five sources one such result is likely by chance.
    ['one of many', [source('A', 6, 6), ...[3, 3, 3, 2].map(hits => source('other', hits, 6))]],
  ])('is not named: %s', (_, sources) => {
    expect(bestSource(sources)).toBeNull()
  })
})
