import type { Insights } from '../../api/insights.ts'

type Counts = { readonly sent: number; readonly answered: number }

/** So seldom would chance alone bring such a difference, if a sentence may be made of it. */
const seldom = 0.05

const logFactorial = (n: number): number => {
  let sum = 0
  for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor)
  return sum
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * How likely a difference at least as unlikely as this one is, were both answered alike: Fisher's exact test of both
 * sides, 0 to 1. It holds for few applications too.
 */
export const likelyByChance = (one: Counts, other: Counts): number => {
  const sent = one.sent + other.sent
  const answered = one.answered + other.answered
  const least = Math.max(0, answered - other.sent)
  const most = Math.min(one.sent, answered)
  const likely = (hits: number): number =>
    Math.exp(logChoose(one.sent, hits) + logChoose(other.sent, answered - hits) - logChoose(sent, answered))
  // Of two that are equally likely one may be a hair larger in floating point.
  const asItIs = likely(one.answered) * (1 + 1e-9)
  let sum = 0
  for (let hits = least; hits <= most; hits += 1) {
    const chance = likely(hits)
    if (chance <= asItIs) sum += chance
  }
  return Math.min(1, sum)
}

type Source = Insights['sources'][number]

/**
 * The source that is answered more often than all others together, where that is more than chance; `rest` are those.
 * Null where none is. Each source is a try more for chance, so each must be that much clearer.
 */
export const bestSource = (sources: readonly Source[]): { best: Source; rest: Counts } | null => {
  const found = sources.flatMap(best => {
    const others = sources.filter(other => other !== best)
    const rest = {
      sent: others.reduce((sum, { sent }) => sum + sent, 0),
      answered: others.reduce((sum, { answered }) => sum + answered, 0),
    }
    const isMore = rest.sent > 0 && best.answered / best.sent > rest.answered / rest.sent
    const chance = isMore ? likelyByChance(best, rest) : 1
    return chance < seldom / sources.length ? [{ best, rest, chance }] : []
  })
  const [first] = found.toSorted((a, b) => a.chance - b.chance)
  return first ? { best: first.best, rest: first.rest } : null
}
