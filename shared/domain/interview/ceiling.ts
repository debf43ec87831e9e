import { wordsIn } from './words.ts'

/** Up to so many different words, in whatever script, an answer is worth at most so much. */
const steps = [
  { words: 0, most: 5 },
  { words: 4, most: 15 },
  { words: 11, most: 35 },
  { words: 24, most: 65 },
] as const

/** Different words for the square root of all: of people's texts, short or long, it is above four. */
const leastVariety = 2.5
const ofRepetition = 20
/** Shorter texts are held by the steps alone. */
const longEnough = 40

/** The highest score, 0 to 100, that an answer can have by its words alone, whatever a model says of it. */
export const ceilingOf = (answer: string): number => {
  const words = wordsIn(answer)
  const distinct = new Set(words.map(word => word.toLocaleLowerCase('en'))).size
  const step = steps.find(({ words: upTo }) => distinct <= upTo)?.most ?? 100
  const repeats = words.length >= longEnough && distinct / Math.sqrt(words.length) < leastVariety
  return Math.min(step, repeats ? ofRepetition : 100)
}
