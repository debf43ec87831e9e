import irregular from './words/irregular.json' with { type: 'json' }
import stop from './words/stop-words.json' with { type: 'json' }
import { list, phraseWords, stemOf } from './words.ts'

/** The usual form of each irregular one, in lines such as `write wrote written`. */
const usualIn = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap(line => {
      const [usual = '', ...others] = line.split(' ')
      return others.map(other => [other, usual] as const)
    }),
  )
const usualVerbs = usualIn(irregular.verbs)
const usualNouns = usualIn(irregular.nouns)

const adjectives = list(stop.adjectives)
/** `occasional`, `incoming`: words that stand before nouns, some of which end as verbs do. */
export const isAdjective = (key: string): boolean => adjectives.has(key)

/** `drove`, but not `drive`: a form that only verbs have. */
export const isVerbForm = (key: string): boolean =>
  usualVerbs.has(key) || (key.length > 4 && /(?:ed|ing)$/.test(key) && !isAdjective(key))

/** The stem of a word in its usual form: `taught` has the stem of `teach`. Takes a word's key. */
export const baseOf = (key: string): string => stemOf(usualVerbs.get(key) ?? usualNouns.get(key) ?? key)

/** The stems of the words that a text has, one by one. */
export const basesOf = (text: string): string[] => phraseWords(text).map(baseOf)
