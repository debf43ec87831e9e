import { isAimedAt } from './aims.ts'
import type { Reading } from './mention.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import type { Span } from './sentences.ts'
import { phraseOf } from './words.ts'

const before =
  /\b(?:(?:at|from|joined|left|inside)|(?:work\w*|serv\w+|intern\w*|consult\w*|freelanc\w*|driv\w+|drove|wrote|designed|built|employ\w+|member|staff|team|job|role|time|years|contract\w*) (?:for|with|of|in|by)|was (?:with|in))\s+(?:the\s+)?$/
const wantedAfter =
  /^[^.]{0,80}?\bi(?:'d|'ll| would| will| could| can| hope| want| look forward| am (?:sure|confident|ready|keen|excited|applying|interested|eager))\b/

/** `I worked at Palmline` and `as an analyst at Palmline I led` claim the employer of the advert. */
export const isClaimOfTarget = (low: string, { start, end }: Span): boolean => {
  if (!before.test(low.slice(0, start))) return false
  const after = low.slice(end)
  if (/^\s*(?:working|joining|being|serving|starting)\b/.test(low) && /\b(?:would|will)\b/.test(after))
    return false
  const aimed = isAimedAt(low, start)
  if (aimed !== null) return !aimed
  return (
    /^\s*(?:as|at|with|while|during|in my|after|having)\b/.test(low) &&
    /^[^.]{0,30}\bi \w+/.test(after) &&
    !wantedAfter.test(after)
  )
}

/** Where a letter names the employer that it is for, in full or by the first word of its name. */
export const targetsIn = ({ target, text, words }: Reading): Span[] => {
  const name = target ? phraseOf(target.company).trim() : ''
  const [short = '', ...others] = name.split(' ')
  const isTelling = short.length > 3 && !isOrdinaryWord(short) && !knownPlaces.has(short)
  return words.flatMap((first, at) => {
    if (short === '' || first.key !== short) return []
    const last = words[at + others.length]
    if (last && phraseOf(text.slice(first.start, last.end)).trim() === name)
      return [{ start: first.start, end: last.end }]
    return isTelling && first.isNamed ? [{ start: first.start, end: first.end }] : []
  })
}
