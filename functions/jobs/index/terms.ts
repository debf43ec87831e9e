import { stemmer } from 'stemmer'
import { fold, wordsOf } from '../../../shared/domain/jobs/fold.ts'
import aliasLines from './aliases.json' with { type: 'json' }

/** One term of a search: its spellings, each of one or several folded words. */
export type Term = { readonly forms: readonly (readonly string[])[] }

const mostWords = 12

// Words without meaning for a search. `it` is missing, because IT is a trade.
const stopWords = new Set(
  (
    'a an and any are as at be by for from how i in is looking me my near need needed of on or our please the to urgent ' +
    'urgently want wanted we with you your job jobs vacancy vacancies opening openings hiring career careers work role ' +
    'roles position positions latest new today'
  ).split(' '),
)

const word = /[\p{L}\p{N}]+/gu

/** The folded words of a text. Signs are no words. */
export const foldedWords = (text: string): string[] => fold(text).match(word) ?? []

/** The folded words of a typed text. */
export const typedWords = (text: string): string[] => foldedWords(spelledOut(text.toWellFormed()))

const aliasAt = (words: readonly string[], at: number) =>
  aliases.get(words[at] ?? '')?.find(({ said }) => said.every((part, next) => words[at + next] === part))

// The same job has both titles. `engineer` alone is another job, so that this counts only beside other terms.
const synonyms: ReadonlyMap<string, string> = new Map([
  ['developer', 'engineer'],
  ['engineer', 'developer'],
])

const withSynonym = (term: Term): Term => {
  const other = synonyms.get(term.forms[0]?.join(' ') ?? '')
  return other === undefined ? term : { forms: [...term.forms, [other]] }
}

/** The terms of a text without stop words, at most `most` words. */
export const termsOf = (text: string, most = mostWords): Term[] => {
  const words = typedWords(text).slice(0, 200)
  const terms: Term[] = []
  let taken = 0
  for (let at = 0; at < words.length && taken < most; at += 1) {
    const alias = aliasAt(words, at)
    const said = words[at] ?? ''
    if (alias) terms.push({ forms: alias.forms })
    else if (!stopWords.has(said)) terms.push({ forms: [[said]] })
    else continue
    const length = alias?.said.length ?? 1
    taken += length
    at += length - 1
  }
  return terms.length > 1 ? terms.map(withSynonym) : terms
}

const singular = (word: string): string =>
  /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word

/** The term as a role has it, in the singular. Not by stems: `account` and `accountant` have the same stem. */
export const inRole = ({ forms }: Term): string => ` ${forms[0]?.map(singular).join(' ') ?? ''} `

/** The terms of a title or a query as one text, to find a role in a title. */
export const roleOf = (terms: readonly Term[]): string =>
  ` ${terms.map(term => inRole(term).trim()).join(' ')} `

/** Aliases by the first word of each spelling, the longest first: its words, and all spellings of the term. */
const aliases: ReadonlyMap<string, readonly { said: readonly string[]; forms: readonly string[][] }[]> =
  (() => {
    const byFirst = new Map<string, { said: readonly string[]; forms: readonly string[][] }[]>()
    for (const line of aliasLines) {
      const forms = line.split(', ').map(wordsOf)
      for (const said of forms) {
        const [first = ''] = said
        const known = byFirst.get(first) ?? []
        byFirst.set(
          first,
          [...known, { said, forms }].sort((a, b) => b.said.length - a.said.length),
        )
      }
    }
    return byFirst
  })()

/** The spellings of all aliases. */
export const aliasForms: readonly (readonly string[])[] = [...aliases.values()].flatMap(known =>
  known.map(({ said }) => said),
)

// The index drops signs, so that only a letter of these names would be left.
/** Most texts have none, and this takes a tenth of the time. */
const hasSign = /[+#]|\.net/i
const signs = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net)(?![\p{L}\p{N}])/giu
const words: Readonly<Record<string, string>> = {
  'c++': 'cplusplus',
  'c#': 'csharp',
  'f#': 'fsharp',
  '.net': 'dotnet',
}

/** The text with `C++`, `C#` and `.NET` as words. It is used for indexed and for typed texts. */
export const spelledOut = (text: string): string =>
  hasSign.test(text) ? text.replace(signs, sign => ` ${words[sign.toLowerCase()] ?? sign} `) : text

const cacheSize = 50_000
// A look into the cache is ten times faster than the stemmer.
const stems = new Map<string, string>()

/** The stem of a folded word by Porter's rules. */
export const stemOf = (folded: string): string => {
  const known = stems.get(folded)
  if (known !== undefined) return known
  if (stems.size >= cacheSize) stems.clear()
  const stem = folded.length > 2 ? stemmer(folded) : folded
  stems.set(folded, stem)
  return stem
}
