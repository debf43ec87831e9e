import { capitalised, lowered } from './letters.ts'
import { opened } from './openings.ts'
import { piecesOf } from './pieces.ts'
import { tightened } from './plain-text.ts'
import { type Worded, withStrongVerb } from './strong-verb.ts'
import { pastOf } from './verbs.ts'

const longest = 400

/** Where `I` and `my` stand in the middle. */
const withoutPronouns = (text: string): string =>
  text
    .replace(/\b(and|but|which|where|while|when|that|then|so|,)\s+(?:i|we)\s+(?:also\s+)?(?=\p{L})/giu, '$1 ')
    .replace(
      /\band (?:have|had|has) (\p{Ll}+(?:ed|wn|en|ne|lt|ght))\b/gu,
      (_, verb: string) => `and ${pastOf(verb) ?? verb}`,
    )
    .replace(/\band (?:used|had|managed) to (\p{Ll}+)/gu, (all, verb: string) => {
      const past = pastOf(verb)
      return past ? `and ${past}` : all
    })
    .replace(/\b(?:my|our) own\b/gi, 'own')
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/\b(?:by|for|to) (?:myself|me|us|ourselves)\b(?!\s+\p{L})/giu, '')
    .replace(/\b(?:myself|ourselves)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Text that is all in capitals, in small letters. */
const calm = (text: string): string =>
  text === text.toUpperCase() && text.split(/\s+/).length > 3 ? text.toLowerCase() : text

const cut = (text: string): string => {
  if (text.length <= longest) return text
  const at = Math.max(text.lastIndexOf(', ', longest), text.lastIndexOf(' and ', longest))
  return text.slice(0, at > 80 ? at : text.lastIndexOf(' ', longest))
}

/** `As the acting manager, I…` goes to the end. */
const asWhatLast = (piece: string): string =>
  piece.replace(
    /^(as (?:the |an? )?[^,]{3,40}), (?:i|we) (.+)$/i,
    (_, as: string, rest: string) => `${rest} ${lowered(as)}`,
  )

const bulletOf = (piece: string): Worded | undefined => {
  const worded = withStrongVerb(opened(asWhatLast(tightened(calm(piece)))))
  if (!worded) return undefined
  const text = cut(withoutPronouns(worded.text)).replace(/[\s.,;:!–—-]+$/u, '')
  return text === '' ? undefined : { ...worded, text: capitalised(text) }
}

/** What a description says was done, one thing each, a strong verb first, in its own order. Figures stay as they are. */
export const bulletsOf = (description: string): Worded[] => {
  const bullets = new Map<string, Worded>()
  for (const piece of piecesOf(description)) {
    const bullet = bulletOf(piece)
    const key = bullet?.text.toLowerCase()
    if (bullet && key && !bullets.has(key)) bullets.set(key, bullet)
  }
  return [...bullets.values()]
}
