import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { contentWordsIn } from './deed-words.ts'
import { lowered } from './plain-text.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { comparedFactsFor, countSupported, hasDeeds } from './supports.ts'
import words from './words/periods.json' with { type: 'json' }
import { list, phraseWords, type Word } from './words.ts'

// Looks for: how often a thing was done (`yearly`, `every day`). Source: the facts that are nearest to the line. Lets pass:
// a period where none of these tells one.

const units = new Map(
  Object.entries(words.units).flatMap(([unit, said]) => [...list(said)].map(word => [word, unit] as const)),
)
const adjectives = list(words.adjectives)
const before = list(words.before)
const nouns = list(words.nouns)
/** `sometimes on Saturdays` is not every day. */
const seldom = list(words.seldom)

/** `one weekend a month` is not every week, and `every 3 months` is not every month. */
const limiting = list(words.limiting)
const days = list(words.days)
const ofQuarter = /\bevery (?:3|three) months?\b/

const unitsOf = ({ text }: ComparedFact): Set<string> => {
  const said = phraseWords(text)
  const limited = said.flatMap((word, at) =>
    limiting.has(said[at - 1] ?? '') ? (units.get(word) ?? []) : [],
  )
  const found = said.flatMap(word => {
    const unit = units.get(word)
    if (seldom.has(word)) return 'seldom'
    return unit === undefined || limited.includes(unit) ? [] : unit
  })
  return new Set(ofQuarter.test(lowered(text)) ? [...found, 'quarter'] : found)
}

/** Words that say how often, with their units. */
const periodsIn = (said: readonly Word[]): { readonly word: Word; readonly unit: string }[] =>
  said.flatMap((word, at) => {
    const first = said[at - 1]?.key ?? ''
    const isPeriod =
      adjectives.has(word.key) ||
      (nouns.has(word.key) && before.has(first)) ||
      (days.has(word.key) && /^(?:every|each)$/.test(first))
    const unit = isPeriod ? units.get(word.key) : undefined
    return unit === undefined ? [] : [{ word, unit }]
  })

export const readPeriods = (reading: Reading): Mention[] => {
  const periods = hasDeeds(reading) ? periodsIn(reading.words) : []
  if (periods.length === 0) return []
  const content = contentWordsIn(reading.text, reading.words)
  const lines = comparedFactsFor(reading).filter(({ kind }) => kind === 'line')
  const supported = lines.map(fact => countSupported(fact, content))
  const most = Math.max(0, ...supported)
  if (most === 0) return []
  const known = lines.filter((_, at) => supported[at] === most).map(unitsOf)
  const near = lines.filter((_, at) => (supported[at] ?? 0) > 0).map(unitsOf)
  return periods
    .filter(({ word, unit }) => {
      const isOther = known.every(
        said => (said.size > 0 && !said.has(unit)) || (said.has('seldom') && unit !== 'hour'),
      )
      const isSaid = near.some(said => said.has(unit) && !said.has('seldom'))
      return isOther && !isSaid && isClaimed(reading, word.end)
    })
    .map(({ word }) => mention('deed', word, false))
}
