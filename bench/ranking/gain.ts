import type { Judgement } from './judgements.ts'

/** The grades of a judgement, by the key of the advert. */
export const gradesOf = (judgement: Judgement): ReadonlyMap<string, number> =>
  new Map(
    ([3, 2, 1] as const).flatMap(grade =>
      (judgement[grade]?.split(' ') ?? []).filter(Boolean).map((key): [string, number] => [key, grade]),
    ),
  )

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** NDCG@10, from 0 to 1: how close the first ten results come to the best possible order. */
export const ndcg = (keys: readonly string[], grades: ReadonlyMap<string, number>): number => {
  const best = [...grades.values()].sort((a, b) => b - a)
  return gain(keys.map(key => grades.get(key) ?? 0)) / gain(best)
}
