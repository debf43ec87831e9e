import type { Reading } from './mention.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import { isSmall } from './words.ts'

/** Most words of it have capitals: `Managed Daily Stock Counts`. Capitals say little there. */
const isTitled = ({ words }: Reading): boolean => {
  const long = words.slice(1).filter(({ key }) => !isSmall(key) && !/^\d/.test(key) && !knownPlaces.has(key))
  const small = long.filter(({ isNamed }) => !isNamed).length
  return (long.length >= 3 && small === 0) || (long.length >= 6 && small / long.length < 0.25)
}

/** Hardly a word of it is English: what has a capital there may be anything. */
const isForeign = ({ words }: Reading): boolean => {
  const small = words.filter(({ isNamed, key }) => !isNamed && !/^\d/.test(key))
  const english = small.filter(({ key }) => isSmall(key) || isOrdinaryWord(key)).length
  return small.length >= 2 && english / small.length < 0.34
}

/** Whether a capital says little in a sentence: only `at`, and words such as `Bank`, still make a name. */
export const saysLittle = (reading: Reading): boolean =>
  reading.piece.section !== 'education' && (isTitled(reading) || isForeign(reading))
