import { isKnownWord, isOrdinary } from './known-words.ts'
import type { Reading } from './mention.ts'
import { organisationEndings, schoolWords } from './ordinary-words.ts'
import { beforeAt } from './sentences.ts'
import type { Word } from './words.ts'

const between = /^(?:\s|\s?&\s?|\s?-\s?|\.\s)$/
const joins = /^(?:of|and|for|de|du|la|des|et)$/

const runsOf = ({ text, words }: Reading): Word[][] => {
  const runs: Word[][] = []
  let run: Word[] = []
  const close = () => {
    while (run.length > 0 && !run.at(-1)?.isNamed) run.pop()
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const word of words) {
    const last = run.at(-1)
    if (last && !between.test(text.slice(last.end, word.start))) close()
    if (word.key === 'i') close()
    else if (word.isNamed || (run.length > 0 && (joins.test(word.key) || /^\d/.test(word.key))))
      run.push(word)
    else close()
  }
  close()
  return runs
}

const start = /(?:^|[.!?:;]["')]?\s|\n|[-–—]\s|[("“]\s?)\s*$/
export const startsSentence = (text: string, at: number): boolean => start.test(beforeAt(text, at))

export const hasEnding = (words: readonly Word[]): boolean =>
  words.some(({ key }, at) => at > 0 && organisationEndings.has(key))

const verb = /(?:ed|ing|ly)$/

/** A sentence begins with a capital whatever it begins with: `Oversaw Gani Haulage`, but `Sahel Logistics hired me`. */
const withoutOpening = (run: Word[], reading: Reading): Word[] => {
  const [first, second, ...others] = run
  if (!first || !startsSentence(reading.text, first.start)) return run
  if (second?.key === 'of' && (schoolWords.has(first.key) || organisationEndings.has(first.key))) return run
  const rest = second ? [second, ...others] : []
  const isName =
    rest.length > 0 &&
    !isOrdinary(first, reading) &&
    !verb.test(first.key) &&
    (hasEnding(run) || (reading.piece.kind !== 'bullet' && rest.some(word => !isKnownWord(word, reading))))
  return isName ? run : rest
}

/** Stretches of words with capitals, and `of`, `and`, `&` between them, that may be names. */
export const runsIn = (reading: Reading): Word[][] =>
  runsOf(reading).flatMap(run => {
    const rest = withoutOpening(run, reading)
    const from = rest.findIndex(({ isNamed }) => isNamed)
    return from < 0 ? [] : [rest.slice(from)]
  })
