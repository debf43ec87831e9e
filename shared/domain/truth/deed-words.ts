import { phrasesFrom } from './lexicon.ts'
import type { Span } from './sentences.ts'
import { baseOf, isVerbForm } from './word-forms.ts'
import stop from './words/stop-words.json' with { type: 'json' }
import { isSmall, list, stemOf, type Word, wordsOf } from './words.ts'

// The words of a text that say what was done. Stop words (`handle`, `various`, `daily`) are left out, and a phrase
// is read as the words that it means: `turned down` as `reject`.

/** A word, or a phrase, that carries meaning. */
export type ContentWord = Span & {
  readonly raw: string
  /** In small letters. */
  readonly key: string
  /** The stems that it may stand for. One of them has to be supported. */
  readonly stems: readonly string[]
  readonly isVerb: boolean
  /** It has a capital though no sentence begins with it: `TripAdvisor`. */
  readonly isNamed: boolean
  /** The index of its word in the text. */
  readonly at: number
}

const stopWords = list(stop.words)
const stopStems = new Set([...stopWords].map(stemOf))

/** Most adverbs say how, and not what. These words only look like them. */
const adverb = /^\p{L}{3,}ly$/u
const noAdverbs = list('family supply assembly reply apply comply anomaly monopoly jelly elderly')
const numeral =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?!can)\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|third|second)$/u

export const isStopWord = (key: string): boolean =>
  key.length < 2 ||
  isSmall(key) ||
  stopWords.has(key) ||
  stopStems.has(baseOf(key)) ||
  /^\d/.test(key) ||
  numeral.test(key) ||
  (adverb.test(key) && !noAdverbs.has(key))

/** `one-to-one` and `front-end` are words of their own: each part with its offset. */
const partsOf = ({ start, raw, key }: Word): readonly { start: number; end: number; key: string }[] => {
  if (!/[-&+]/.test(raw)) return [{ start, end: start + raw.length, key: key.replace(/['’]s?$/, '') }]
  let from = start
  return raw.split(/[-&+]/).map(said => {
    const at = from
    from += said.length + 1
    return { start: at, end: at + said.length, key: said.toLowerCase() }
  })
}

const possessive = /['’]s$/i

/** What a word may stand for: itself, and for `pupils` of `pupil's` the word without its ending. */
const stemsOf = (key: string): readonly string[] => {
  const [base, plain] = [baseOf(key), stemOf(key)]
  return base === plain ? [base] : [base, plain]
}

/** The words of a text that carry meaning, in their order. */
export const contentWordsIn = (text: string, words: readonly Word[] = wordsOf(text)): ContentWord[] => {
  const parts = words.flatMap(word =>
    partsOf(
      possessive.test(word.raw) ? { ...word, raw: word.raw.slice(0, -2), key: word.key.slice(0, -1) } : word,
    ),
  )
  const content: ContentWord[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const first = parts[at]
    if (!first) continue
    const phrase = phrasesFrom(baseOf(first.key)).find(({ rest }) =>
      rest.every((word, next) => parts[at + next + 1]?.key === word),
    )
    const last = parts[at + (phrase?.rest.length ?? 0)] ?? first
    const span = { start: first.start, end: last.end, at }
    if (phrase) {
      if (phrase.means.length > 0)
        content.push({
          ...span,
          raw: text.slice(span.start, span.end),
          key: text.slice(span.start, span.end).toLowerCase(),
          stems: phrase.means,
          isVerb: true,
          isNamed: false,
        })
      at += phrase.rest.length
    } else if (!isStopWord(first.key))
      content.push({
        ...span,
        raw: text.slice(span.start, span.end),
        key: first.key,
        stems: stemsOf(first.key),
        isVerb: isVerbForm(first.key),
        isNamed: at > 0 && /^\p{Lu}/u.test(text.slice(first.start)),
      })
  }
  return content
}
