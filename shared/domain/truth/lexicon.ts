import { listReader, unpackWords } from './packed.ts'
import { remembered } from './remembered.ts'
import { baseOf } from './word-forms.ts'
import written from './words/lexicon.json' with { type: 'json' }

// What follows from a word, and what a phrase means. tools/lexicon writes words/lexicon.json from lists of our own and from
// WordNet (see web/public/assets/wordnet-3/LICENSE.txt). The file has stems for words, and numbers for stems.

/** What a stop phrase means is nothing. */
export type Phrase = {
  /** The words behind the first one. */
  readonly rest: readonly string[]
  /** The stems of the words that it stands for. */
  readonly means: readonly string[]
}

const read = () => {
  const stems = unpackWords(written.stems)
  const { number, list } = listReader(written.lists)
  const last = stems.length - 1

  const following = stems.map((): number[] => [])
  const link = (from: readonly number[], to: readonly number[]) => {
    for (const stem of from) following[stem]?.push(...to)
  }
  stems.forEach((_, stem) => {
    const same = list(stem - 1)
    link([stem], same)
    link(same, [stem])
    link(list(last), [stem])
  })
  for (let groups = number(); groups > 0; groups -= 1) {
    const [same, general, special] = [list(last), list(last), list(last)]
    link([...same, ...special], [...same, ...general])
  }

  const phrases = new Map<string, Phrase[]>()
  for (const line of written.phrases) {
    const others = list(last).map(stem => stems[stem] ?? '')
    // The first one counts most.
    const means = [...others.splice(number(), 1), ...others]
    for (const said of line.split(',')) {
      const [first = '', ...rest] = said.split(' ')
      const known = phrases.get(first)
      if (known) known.push({ rest, means })
      else phrases.set(first, [{ rest, means }])
    }
  }
  // A longer one says more than the shorter one that it begins with.
  for (const known of phrases.values()) known.sort((a, b) => b.rest.length - a.rest.length)

  return { stems, numbers: new Map(stems.map((stem, at) => [stem, at])), following, phrases }
}
let lexicon: ReturnType<typeof read> | null = null
/** Read when it is needed: that takes tens of milliseconds on a phone. */
const theLexicon = () => {
  lexicon ??= read()
  return lexicon
}

const numbersFrom = (stem: string): readonly number[] => {
  const { numbers, following } = theLexicon()
  return following[numbers.get(stem) ?? -1] ?? []
}

/** Whether a word is English, as far as the lexicon knows. Takes a word's key. */
export const isInLexicon = (key: string): boolean => numbersFrom(baseOf(key)).length > 0

/** The stems of all that follows from a stem: itself, what means the same, and what is more general. */
export const followingFrom = remembered(
  (stem): ReadonlySet<string> =>
    new Set([stem, ...numbersFrom(stem).map(number => theLexicon().stems[number] ?? '')]),
)

/** The phrases whose first word has a stem, the longest first. */
export const phrasesFrom = (stem: string): readonly Phrase[] => theLexicon().phrases.get(stem) ?? []
