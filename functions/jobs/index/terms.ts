import { fold } from '../../../shared/domain/jobs/fold.ts'
import { aliases } from './aliases.ts'
import { withoutFacets } from './facets.ts'
import { spelledOut } from './spelled-out.ts'

/** One thing that is looked for: its spellings, each of one or several words, folded. */
export type Term = { readonly forms: readonly (readonly string[])[] }

const mostWords = 12

// What says nothing about which job. `it` is not among them: that is a trade.
const idle = new Set(
  (
    'a an and any are as at be by for from how i in is looking me my near need needed of on or our please the to urgent ' +
    'urgently want wanted we with you your job jobs vacancy vacancies opening openings hiring career careers work role ' +
    'roles position positions latest new today'
  ).split(' '),
)

const word = /[\p{L}\p{N}]+/gu

/** The folded words of what was typed, whatever that was: signs, and what has no letters, are none. */
export const typedWords = (text: string): string[] =>
  fold(spelledOut(withoutFacets(text.toWellFormed()))).match(word) ?? []

const aliasAt = (words: readonly string[], at: number) =>
  aliases.get(words[at] ?? '')?.find(({ said }) => said.every((part, next) => words[at + next] === part))

// Who makes software is called the one or the other; but an engineer alone is any.
const kin: ReadonlyMap<string, string> = new Map([
  ['developer', 'engineer'],
  ['engineer', 'developer'],
])

const withKin = (term: Term): Term => {
  const other = kin.get(term.forms[0]?.join(' ') ?? '')
  return other === undefined ? term : { forms: [...term.forms, [other]] }
}

/** What is looked for, by words that say something; of a long text the first of them. */
export const termsOf = (text: string, most = mostWords): Term[] => {
  const words = typedWords(text).slice(0, 200)
  const terms: Term[] = []
  let taken = 0
  for (let at = 0; at < words.length && taken < most; at += 1) {
    const alias = aliasAt(words, at)
    const said = words[at] ?? ''
    if (alias) terms.push({ forms: alias.forms })
    else if (!idle.has(said)) terms.push({ forms: [[said]] })
    else continue
    const length = alias?.said.length ?? 1
    taken += length
    at += length - 1
  }
  return terms.length > 1 ? terms.map(withKin) : terms
}

const singular = (word: string): string =>
  /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word

/**
 * A term as it stands in a role: spaced on both sides, in its first spelling. Plurals are the same; stems are not used,
 * for an account manager is no accountant.
 */
export const inRole = ({ forms }: Term): string => ` ${forms[0]?.map(singular).join(' ') ?? ''} `

/** What a title says, or what is looked for as one, without words that say nothing. */
export const roleOf = (terms: readonly Term[]): string =>
  ` ${terms.map(term => inRole(term).trim()).join(' ')} `
