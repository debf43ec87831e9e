import { capitalised } from '../../../shared/domain/english.ts'
import afterNounWords from './after-noun.json' with { type: 'json' }
import { lowered, verbOf } from './english.ts'
import { sentencesIn } from './plain-text.ts'
import type { FactLine } from './prompt.ts'

/**
 * One thing that a person did at work, in their own words, with the numbers of the facts that say it. A text of the form
 * `past` or `base` begins with a verb and can follow `I`; a text of the form `other` can't.
 */
export type Bullet = {
  readonly text: string
  readonly form: 'past' | 'base' | 'other'
  readonly facts: readonly number[]
}

/** The most characters of a bullet. */
const longest = 400

/** Words before the work itself. Without them the rest stands as the person wrote it: no verb gets another form. */
const openings: readonly RegExp[] = [
  /^(?:in|during|throughout) (?:this|my|that) (?:role|position|job|capacity|time|period|tenure)[^,]*,\s*/i,
  /^(?:and|additionally|furthermore|moreover|in addition|then|so|also|finally|lastly|firstly|secondly),?\s+(?=\S)/i,
  /^(?:my |our |key |main |daily |core |other |job )*(?:duties|responsibilities|tasks|achievements?|role|job|work)(?: there)?(?: also)?\s*(?::|(?:includ(?:ed?|es|ing)|involve[sd]?):?\s)\s*/i,
  /^i(?:['’]ve|['’]m)?\s+(?:(?:have|had|also|am|was)\s+(?!to\b))*(?!i\b)/i,
]

const withoutOpening = (sentence: string): string => {
  let rest = sentence
  for (let again = 0; again < openings.length; again += 1) {
    const opening = openings.find(words => words.test(rest))
    const shorter = opening ? rest.replace(opening, '') : rest
    if (shorter === '' || shorter === rest) break
    rest = shorter
  }
  return rest
}

/** `after-noun.json` has them: after a word that could be a verb, they make it a noun, as in `stock control`. */
const afterNoun = new Set(afterNounWords)
const isNounBefore = (rest: string): boolean => afterNoun.has(/^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? '')

const formOf = (text: string): Bullet['form'] => {
  const [first = '', ...others] = text.split(' ')
  const verb = verbOf(first)
  if (verb?.form === 'past' || (!verb && /^\p{L}{3,}ed$/iu.test(first))) return 'past'
  const isBase = verb?.form === 'base' && others.length > 0 && !isNounBefore(others.join(' '))
  return isBase ? 'base' : 'other'
}

const withoutCapitals = (text: string): string =>
  text === text.toUpperCase() && text.split(/\s+/).length > 3 ? text.toLowerCase() : text

const cut = (text: string): string => {
  if (text.length <= longest) return text
  const at = Math.max(text.lastIndexOf(', ', longest), text.lastIndexOf(' and ', longest))
  return text.slice(0, at > 80 ? at : text.lastIndexOf(' ', longest))
}

/** A sentence that says nothing without the one before it: `None in the 11 months since`. */
const dependent = /^(?:none|nobody|nothing|this|that|these|those|it|they|which|all|both|each|since)\b/i

/** A sentence that speaks of its writer in the middle can't stand without its subject. */
const ofSelf = /\bI(?:['’]\p{L}+)?\b/u

/**
 * The things that were done, in their order and in the person's own words. A line that depends on the one before stands
 * in one bullet with it.
 */
export const bulletsOf = (lines: readonly FactLine[]): Bullet[] => {
  const bullets: Bullet[] = []
  for (const { number, text } of lines)
    for (const sentence of sentencesIn(text)) {
      const said = cut(withoutOpening(withoutCapitals(sentence)))
      const last = bullets.at(-1)
      const words = ofSelf.test(said) ? sentence : said
      if (last && dependent.test(sentence))
        bullets[bullets.length - 1] = {
          ...last,
          text: cut(`${last.text}. ${capitalised(sentence)}`),
          facts: [...new Set([...last.facts, number])],
        }
      else if (words.includes(' '))
        bullets.push({ text: capitalised(words), form: formOf(words), facts: [number] })
    }
  return [...Map.groupBy(bullets, ({ text }) => text.toLowerCase()).values()].flatMap(same =>
    same.slice(0, 1),
  )
}

/** What was done as a clause: `I cut late deliveries`. Null: the words can't follow `I`. */
export const clauseOf = (
  { text, form }: Pick<Bullet, 'text' | 'form'>,
  isCurrent: boolean,
): string | null => {
  if (form === 'other') return null
  return form === 'past' || isCurrent ? `I ${lowered(text)}` : `it was my job to ${lowered(text)}`
}
