import { describe, expect, test } from 'vitest'
import type { Insights } from '../../../shared/api/insights.ts'
import { percentOf } from '../../../shared/domain/insights/percent.ts'
import {
  funnelAdvice,
  leftOutWords,
  medianWords,
  missingWords,
  share,
  sourceVerdict,
  timeAdvice,
} from './words.ts'

const funnel = (...counts: [number, number, number, number]): Insights['funnel'] =>
  (['tracked', 'applied', 'interview', 'offer'] as const).map((step, place) => {
    const n = counts[place - 1] ?? counts[0]
    const count = counts[place] ?? 0
    return { step, n, count, percent: percentOf(count, n) }
  })
const source = (name: string, answered: number, sent: number) => ({
  source: name,
  answered,
  sent,
  percent: percentOf(answered, sent),
})

describe('the step where most applications stop', () => {
  test.each<[string, ReturnType<typeof funnel>, RegExp]>([
    [
      'before an interview',
      funnel(30, 20, 6, 1),
      /^14 of the 20 applications that you sent .* resume and your letter/,
    ],
    ['before an offer', funnel(30, 10, 8, 2), /^6 of 8 interviews .* Interview Coach/],
  ])('%s', (_, steps, expected) => {
    expect(funnelAdvice(steps)).toMatch(expected)
  })
  test.each<[string, ReturnType<typeof funnel>]>([
    ['too few were sent', funnel(30, 4, 0, 0)],
    ['too few came to an interview', funnel(8, 6, 4, 0)],
    ['most go on', funnel(12, 10, 6, 5)],
  ])('is not named when %s', (_, steps) => {
    expect(funnelAdvice(steps)).toBeNull()
  })
})

describe('sources', () => {
  test('a source that is clearly better is named with both counts', () => {
    expect(sourceVerdict([source('LinkedIn', 2, 42), source('MyJobMag', 12, 20)])).toBe(
      'Applications sent through MyJobMag are answered more often (12 of 20) than the rest (2 of 42), and the difference is probably not chance.',
    )
    expect(sourceVerdict([source('LinkedIn', 2, 42), source('No link', 12, 20)])).toContain('without a link')
  })
  test('otherwise no difference is named, and nothing for a single source', () => {
    expect(sourceVerdict([source('LinkedIn', 2, 10), source('MyJobMag', 4, 10)])).toContain('chance')
    expect(sourceVerdict([source('LinkedIn', 9, 10)])).toBeNull()
  })
  test('sources that are too small to show are counted', () => {
    const responses = { n: 9, count: 4, percent: 44 }
    expect(leftOutWords({ sources: [source('LinkedIn', 2, 5)], responses })).toMatch(/^4 more/)
    expect(leftOutWords({ sources: [source('LinkedIn', 2, 9)], responses })).toBeNull()
  })
})

test('figures in words', () => {
  expect(missingWords(3, 'answers')).toBe('3 of 5 answers so far')
  expect(share(6, 20, 30)).toBe('6 of 20 · 30%')
  expect(share(1, 4, null)).toBe('1 of 4')
  expect([0, 1, 12].map(medianWords)).toEqual(['the same day', '1 day', '12 days'])
  expect(timeAdvice(0)).toMatch(/^Half of the answers came on the same day/)
  expect(timeAdvice(1)).toMatch(/^Half of the answers came within 1 day\./)
})
