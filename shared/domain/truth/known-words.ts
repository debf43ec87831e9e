import { isSaid } from './evidence.ts'
import type { Reading } from './mention.ts'
import { isNameSaid } from './names.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isKnownPlace } from './places-known.ts'
import { isSmall, phraseOf, stemOf, type Word } from './words.ts'

/** `12k`, `N500`, `JSS2`. */
const numbered = /^\p{L}{0,3}\d[\d,.]*(?:k|m|bn)?$/u

/** Whether a word is none that only a name has: of the language, of the calendar, of the map. */
export const isOrdinary = ({ key }: Word, { evidence }: Reading): boolean => {
  if (isOrdinaryWord(key) || isKnownPlace(key) || isSmall(key)) return true
  if (key.length < 2 || numbered.test(key)) return true
  const isPart = (part: string) =>
    isOrdinaryWord(part) || evidence.stems.has(stemOf(part)) || isSmall(part) || /^\d/.test(part)
  return key.includes('-') && key.split('-').every(isPart)
}

const isOfTarget = ({ target }: Reading, phrase: string): boolean =>
  target !== null && [target.company, target.title].some(text => phraseOf(text).includes(` ${phrase} `))

/** Whether a word with a capital is ordinary, or one of the facts, or of the name of the wanted job. */
export const isKnownWord = (word: Word, reading: Reading): boolean => {
  const { evidence } = reading
  return (
    isOrdinary(word, reading) ||
    isSaid(evidence, word.key) ||
    evidence.stems.has(stemOf(word.key)) ||
    isOfTarget(reading, phraseOf(word.raw).trim()) ||
    isNameSaid(evidence, word.raw) ||
    isNameSaid(evidence, word.key.replace(/s$/, ''))
  )
}
