import { expect, test } from 'vitest'
import { adverts } from './adverts.ts'
import { gradesOf, ndcg } from './gain.ts'
import { judgements } from './judgements.ts'

const grades = gradesOf({ query: 'nurse', 3: 'a b', 2: 'c', 1: 'd' })

test.each<[string, number]>([
  ['a b c d', 1],
  ['b a c d x y', 1],
  ['', 0],
  ['x y z', 0],
])('the order %j scores %d', (keys, worth) => {
  expect(ndcg(keys.split(' '), grades)).toBe(worth)
})

test('a good result further down scores less', () => {
  expect(ndcg(['x', 'a', 'b', 'c', 'd'], grades)).toBeLessThan(ndcg(['a', 'x', 'b', 'c', 'd'], grades))
  expect(ndcg([...'0123456789', 'a'], grades)).toBe(0)
})

test('every judgement names existing adverts, each once', () => {
  const keys = new Set(
    adverts
      .trim()
      .split('\n')
      .map(line => line.split(' |')[0]),
  )
  expect(keys.size).toBeGreaterThanOrEqual(150)
  expect(judgements.length).toBeGreaterThanOrEqual(30)
  for (const judgement of judgements) {
    const named = [judgement[3], judgement[2], judgement[1]].flatMap(words => words?.split(' ') ?? [])
    expect(named.filter(key => !keys.has(key))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  }
})
