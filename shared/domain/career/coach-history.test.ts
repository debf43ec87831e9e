import { expect, test } from 'vitest'
import { recentHistory } from './coach-history.ts'

const said = (name: number, length: number) => ({ message: `${name}`, reply: 'x'.repeat(length - 1) })
const names = (lengths: readonly number[]) =>
  recentHistory(lengths.map((length, at) => said(at % 10, length))).map(({ message }) => Number(message))

test.each([
  ['nothing', [], []],
  ['a few, turned round', [10, 10, 10], [2, 1, 0]],
  ['no more than 12,000 characters', [6000, 6000, 1], [1, 0]],
  ['and none from before one that is too long', [100, 12_000, 1], [0]],
  ['one exchange of the greatest length', [12_000, 1], [0]],
] as const)('%s', (_, lengths, expected) => {
  expect(names(lengths)).toEqual(expected)
})

test('the coach reads at most twelve exchanges again', () => {
  expect(recentHistory(Array.from({ length: 20 }, (_, at) => said(at % 10, 10)))).toHaveLength(12)
})
