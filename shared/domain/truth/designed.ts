import { bears } from './borne-out.ts'
import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { type Cue, cuesIn, cuesOf } from './cues.ts'
import { tellingWords } from './deed-words.ts'
import { objectOf } from './leading-words.ts'
import type { Reading } from './reading.ts'
import { nearestTo } from './responsibility.ts'
import { baseOf } from './word-forms.ts'
import light from './words/light.json' with { type: 'json' }
import words from './words/ranks.json' with { type: 'json' }
import { list, wordsOf } from './words.ts'

// Finds lines that say their writer designed a thing which they only used: `drew up the recipe cards`, of `weigh
// ingredients by recipe card`.

const [designingWords = '', designingPhrases = ''] = words.designing
const designing = cuesOf([designingWords], [designingPhrases])
const using = cuesOf([words.using])
/** A fact with one of these tells that something was made. */
const making = new Set([...list([...light.making, designingWords])].map(baseOf))
/** A typist prepares and produces the letters that they type. */
const producing = /^(?:produc|creat)/

const wordsBetween = 3

export const designedByOthers = (reading: Reading, compared: readonly ComparedFact[]): Cue[] => {
  const { text, words: said } = reading
  const [cue] = cuesIn(said, designing)
  if (!cue || cue.at > wordsBetween || !isClaimed(reading, cue.end)) return []
  const end = objectOf(said, cue).at(-1)?.end ?? cue.end
  const telling = tellingWords(text, said).filter(({ start }) => start >= cue.end && start < end)
  const nearest = nearestTo(
    telling,
    compared.filter(({ kind }) => kind === 'line'),
  )
  const isUsed = (fact: ComparedFact): boolean => {
    const ofFact = wordsOf(fact.text)
    const thing = ofFact.findIndex(({ key }) => telling.some(({ stems }) => stems.includes(baseOf(key))))
    return (
      !ofFact.slice(0, Math.max(0, thing)).some(({ key }) => making.has(baseOf(key))) &&
      telling.some(word => bears(fact, word)) &&
      cuesIn(ofFact, using).some(
        ({ at, key }) => thing > at && !(key.startsWith('typ') && producing.test(cue.key)),
      )
    )
  }
  return nearest.length > 0 && nearest.every(isUsed) ? [cue] : []
}
