import { capitalised, lowered, pastOfAction, pastOfGerund, verbOf } from './english.ts'
import { sentencesIn, tightened } from './plain-text.ts'

/**
 * One thing that a person did at work. A text of the form `past` or `base` begins with a verb and can follow `I`; a
 * text of the form `other` can't.
 */
export type Bullet = { readonly text: string; readonly form: 'past' | 'base' | 'other' }

/** The most characters of a bullet. */
const longest = 400

const adverbs =
  'successfully|effectively|efficiently|currently|actively|also|mainly|mostly|usually|always|often|personally|directly|then'
/** The meaning of the words before the work: it was a duty, it had to be done, or it was done to the person. */
type Opening = 'duty' | 'to' | 'passive'
const openings: readonly (readonly [words: RegExp, opening?: Opening])[] = [
  [/^(?:in|during|throughout) (?:this|my|that) (?:role|position|job|capacity|time|period|tenure)[^,]*,\s*/i],
  [
    /^(?:and|additionally|furthermore|moreover|in addition|then|so|also|finally|lastly|firstly|secondly),?\s+(?=\S)/i,
  ],
  [
    /^(?:my |our |key |main |daily |core |other |job )*(?:duties|responsibilities|tasks|achievements?|role|job|work)(?: there)?(?: also)?\s*(?::|(?:includ(?:ed?|es|ing)|was|were|is|are|involve[sd]?)(?: to)?:?\s)\s*/i,
    'duty',
  ],
  [new RegExp(`^(?:i|we)(?:['’]ve|['’]m)?\\s+(?:(?:have|had|${adverbs})\\s+(?!to\\b))*`, 'i')],
  [
    new RegExp(
      `^(?:${adverbs})\\s+(?=\\p{L}+(?:ed|ing)\\b|responsible|in charge|led|made|built|wrote)`,
      'iu',
    ),
  ],
  [
    /^(?:was |were |am |been |is )*(?:(?:responsible|accountable) for|in[- ]charge of|(?:tasked|charged|entrusted) with)\s+/i,
    'duty',
  ],
  [/^(?:was |were |am |been )*(?:required|expected|asked|able|assigned|hired|managed|had|used) to\s+/i, 'to'],
  [/^(?:was|were|am|been)\s+(?=\p{L}+ing\b)/iu],
  [/^(?:was|were|got|been)\s+(?=\p{L}+(?:ed|en)\b)/iu, 'passive'],
  [
    /^(?=(?:promoted|awarded|recogni[sz]ed|appointed|elected|nominated) (?:to|as|for|by|the|best)\b)/i,
    'passive',
  ],
]

const withoutOpening = (piece: string): { readonly rest: string; readonly opening: Opening | undefined } => {
  let rest = piece
  let opening: Opening | undefined
  for (let again = 0; again < 5; again += 1) {
    const rule = openings.find(([words]) => words.test(rest))
    const shorter = rule ? rest.replace(rule[0], '') : rest
    if (!rule || shorter === '') break
    opening = rule[1] ?? opening
    if (shorter === rest) break
    rest = shorter
  }
  return { rest, opening }
}

/** After a word that could be a verb, these words make it a noun: `stock control`, `process improvement`. */
const nounBehind =
  /^(?:control|management|planning|taking|writing|improvement|review|reporting|entry|analysis|processing|keeping|coordination|development|design|support|services?|administration|maintenance|preparation|strategy|operations?|systems?|engineer|officer|assistant|manager|lead|for|of|and|in)\b/i

/** Gives the verbs after the first one the same form: `managing stock and training staff`. */
const withCompanions = (text: string): string =>
  text.replace(
    /(,\s+and\s+|,\s+|\s+and\s+)([a-z]+ing)(?=\s+(?!(?:and|for|of|in|on)\b)[^\s,])/g,
    (all, join, verb) => {
      const past = pastOfGerund(verb)
      return past ? `${join}${past}` : all
    },
  )

const worded = ({ rest, opening }: ReturnType<typeof withoutOpening>): Bullet => {
  const [first = '', ...others] = rest.split(' ')
  const after = others.join(' ')
  const verb = verbOf(first)
  const isBase = verb?.form === 'base' && after !== '' && !nounBehind.test(after)
  const action = /^(?:the )?(\p{L}+) of ([^,]+)$/iu.exec(rest)
  const past = (action?.[1] && pastOfAction(action[1])) || pastOfGerund(first, after)
  if (opening === 'passive') return { text: rest, form: 'other' }
  if (past)
    return { text: withCompanions(`${past} ${action?.[2] ?? after.replace(/^of /i, '')}`), form: 'past' }
  if (opening && isBase) return { text: `${verb.past} ${after}`, form: 'past' }
  if (opening === 'duty') return { text: `managed ${lowered(rest)}`, form: 'past' }
  if (verb?.form === 'past' || (!verb && /^\p{L}{3,}ed$/iu.test(first))) return { text: rest, form: 'past' }
  return { text: rest, form: isBase ? 'base' : 'other' }
}

const withoutPronouns = (text: string): string =>
  text
    .replace(/\b(and|but|which|where|while|when|that|then|so|,)\s+(?:i|we)\s+(?:also\s+)?(?=\p{L})/giu, '$1 ')
    .replace(/\b(?:my|our) own\b/gi, 'own')
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/\b(?:by )?(?:myself|ourselves)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

const withoutCapitals = (text: string): string =>
  text === text.toUpperCase() && text.split(/\s+/).length > 3 ? text.toLowerCase() : text

const cut = (text: string): string => {
  if (text.length <= longest) return text
  const at = Math.max(text.lastIndexOf(', ', longest), text.lastIndexOf(' and ', longest))
  return text.slice(0, at > 80 ? at : text.lastIndexOf(' ', longest))
}

/** A sentence continues with another thing that the same person did: `…, and I also trained…` */
const nextThing = /,?\s+(?:and|then|but|so)\s+(?:then\s+)?(?=(?:i|we)(?:['’]ve)?\s+\p{L})/giu

/**
 * Splits a description into the things that were done, in their order, each with its verb first where it has one.
 * Figures stay unchanged.
 */
export const bulletsOf = (description: string): Bullet[] => {
  const bullets = sentencesIn(description)
    .flatMap(sentence => sentence.split(nextThing))
    .map(piece => {
      const { text, form } = worded(withoutOpening(tightened(withoutCapitals(piece))))
      return { text: capitalised(cut(withoutPronouns(text)).replace(/[\s.,;:!–—-]+$/u, '')), form }
    })
    .filter(({ text }) => text.includes(' '))
  return [...Map.groupBy(bullets, ({ text }) => text.toLowerCase()).values()].flatMap(same =>
    same.slice(0, 1),
  )
}
