import { describe, expect, test } from 'vitest'
import { furthestStage, trackingKey } from './application.ts'

describe('furthest stage', () => {
  test.each([
    ['applied', 1, 2],
    ['interview', 2, 3],
    ['offer', 3, 4],
    ['rejected', 3, 3],
    ['withdrawn', 4, 4],
    ['saved', 2, 2],
    ['rejected', 1, 2],
    ['withdrawn', 1, 1],
  ] as const)('%s after stage %i leaves %i', (status, before, after) => {
    expect(furthestStage(status, before)).toBe(after)
  })
})

describe('tracking key', () => {
  const key = trackingKey({ jobTitle: 'Supply Planner', companyName: 'Ọdánú Health' })
  test.each([
    ['another case', 'SUPPLY planner', 'ọdánú HEALTH'],
    ['stray spaces', '  Supply   Planner ', 'Ọdánú Health'],
    ['decomposed accents', 'Supply Planner', 'Ọdánú Health'.normalize('NFD')],
  ])('%s is the same job', (_, jobTitle, companyName) => {
    expect(trackingKey({ jobTitle, companyName })).toBe(key)
  })
  test.each([
    ['another title', 'Supply Planner II', 'Ọdánú Health'],
    ['another company', 'Supply Planner', 'Tudun Foods'],
    ['the words split elsewhere', 'Supply', 'Planner Ọdánú Health'],
  ])('%s is another job', (_, jobTitle, companyName) => {
    expect(trackingKey({ jobTitle, companyName })).not.toBe(key)
  })
})
