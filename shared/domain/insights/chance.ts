import type { Insights } from '../../api/insights.ts'

type Counts = { readonly sent: number; readonly answered: number }

/** The significance level: a sentence is made only when chance alone would bring such a difference less often. */
const seldom = 0.05

const logFactorial = (n: number): number => {
  let sum = 0
  for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor)
  return sum
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * The probability of a difference at least as unlikely as this one if both sources had the same rate of answers:
 * Fisher's exact test, two-sided, 0 to 1. The test is valid for few applications too.
 */
export const likelyByChance = (one: Counts, other: Counts): number => {
  const sent = one.sent + other.sent
  const answered = one.answered + other.answered
  const least = Math.max(0, answered - other.sent)
  const most = Math.min(one.sent, answered)
  const likely = (hits: number): number =>
    Math.exp(logChoose(one.sent, hits) + logChoose(other.sent, answered - hits) - logChoose(sent, answered))
  // Equal probabilities can differ slightly in floating point.
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
 * The source that is answered significantly more often than all others together (`rest`); null when there is none. Each
 * source is one more chance for a false result, so the limit is divided by their number.
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
