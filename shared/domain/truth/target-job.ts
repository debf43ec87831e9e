import { knownPlaces } from './known-names.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentences.ts'
import { isOrdinaryWord, phraseOf } from './words.ts'

// What is said of the job that a person wants, or of its employer, is no claim about the person. These functions tell the
// one from the other, by the words that stand before.

const cues =
  /(?<past>\bmy (?:\w+ )?(?:time|work|role|years?|job|position|tenure|internship|experience|career|days|stint|post|months?|knowledge|command|use|background)\b|\bi (?:\w+ly )?(?:am|was|have|had|'ve|led|ran|built|took|kept|made|wrote|taught|held|spent|grew|won|did|oversaw|brought|know|hold|speak|use|\w{3,}ed)\b|\bi'(?:m|ve)\b|\bi can (?:also |already )?(?!contribute|bring|help|offer|start|begin|learn|join|be\b|add|make|do\b|serve|come|travel|relocate|move|attend|resume|provide|work|also|already)\w+|\b(?:worked|served|interned|employed|joined|spent|stint|previously|formerly|currently|while|during|having|left|working|managed|led|gained|trained|used|built|using|proficient|skilled|experienced|fluent|hands-on|expertise|versed|holding|certified)\b)|(?<wanted>\b(?:would|will|want|wants|wish|hope|hoping|like to|love to|keen|eager|excited|looking forward|apply|applying|application|applied (?:for|to)|interest|interested|opportunity|opening|position|role|vacancy|post|you|your|join|joining|contribute|bring|help|could|can|aim|aiming|seek|seeking|seeks|looking for|learn|learning|advert|advertised|advertisement|consider|future|next|become|aspire|aspiring|target|goal|not|never|without|yet|although|though|it|its|they|their|who|which|asks?|requires?|needs?|describes?|mentions?|says|ad|listing)\b|'ll\b|n't\b)/g

/**
 * Whether what stands at an offset is said of the target job, and not of the person's past. The nearest word before it
 * decides: `apply`, `would`, `your` against `I led`, `my years`. Null: no word decides.
 */
export const isOfTargetJob = (low: string, at: number): boolean | null => {
  let isWanted: boolean | null = null
  for (const match of low.matchAll(cues)) {
    if (match.index >= at) break
    isWanted = match.groups?.wanted !== undefined
  }
  return isWanted
}

/** `Skilled in SQL`: letters often leave the `I am` out. */
const ofOneself =
  /^\s*(?:highly |also |well[- ])?(?:skilled|experienced|proficient|trained|certified|fluent|versed|adept|competent|qualified)\b/
const firstPerson = /\b(?:i|my|me|we|our|i'm|i've)\b/
const ownDeed = /\bi (?:\w+ly )?(?:\w{3,}ed|led|built|ran)\b[^,;]*$/

/** Whether what stands at an offset is not said of the person: `Palmline moves 40,000 parcels a month`. */
export const isSaidOfOthers = (low: string, at: number): boolean => {
  const before = low.slice(0, at)
  return (
    (!firstPerson.test(before) && !ofOneself.test(low)) ||
    (isOfTargetJob(low, at) === true && !ownDeed.test(before))
  )
}

const workedAt =
  /\b(?:(?:at|from|joined|left|inside)|(?:work\w*|serv\w+|intern\w*|consult\w*|freelanc\w*|driv\w+|drove|wrote|designed|built|employ\w+|member|staff|team|job|role|time|years|contract\w*) (?:for|with|of|in|by)|was (?:with|in))\s+(?:the\s+)?$/
const wantedAfter =
  /^[^.]{0,80}?\bi(?:'d|'ll| would| will| could| can| hope| want| look forward| am (?:sure|confident|ready|keen|excited|applying|interested|eager))\b/

/**
 * Whether a sentence claims that the person worked for the employer at a span, which is the one they write to: `I worked at
 * Palmline`, `as an analyst at Palmline I led`.
 */
export const isClaimOfTarget = (low: string, { start, end }: Span): boolean => {
  if (!workedAt.test(low.slice(0, start))) return false
  const after = low.slice(end)
  if (/^\s*(?:working|joining|being|serving|starting)\b/.test(low) && /\b(?:would|will)\b/.test(after))
    return false
  const isWanted = isOfTargetJob(low, start)
  if (isWanted !== null) return !isWanted
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
  const isDistinctive = short.length > 3 && !isOrdinaryWord(short) && !knownPlaces.has(short)
  return words.flatMap((first, at) => {
    if (short === '' || first.key !== short) return []
    const last = words[at + others.length]
    if (last && phraseOf(text.slice(first.start, last.end)).trim() === name)
      return [{ start: first.start, end: last.end }]
    return isDistinctive && first.isNamed ? [{ start: first.start, end: first.end }] : []
  })
}
