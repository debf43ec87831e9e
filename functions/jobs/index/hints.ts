import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { listed } from '../../../shared/domain/listed.ts'
import { anyOf, type Expression, phrase } from './expression.ts'
import { facet } from './facets.ts'
import lists from './hints.json' with { type: 'json' }
import { type Term, termsOf } from './terms.ts'

/** What people type who begin. Jobs for seniors are not listed for them. */
const beginners = new Set([
  'graduate',
  'fresher',
  'no experience',
  'without experience',
  'entry level',
  'student',
  'undergraduate',
  'school leaver',
])

export type Hints = {
  /** Any of the phrases. */
  readonly any: Expression
  /** The first phrase of each list, which sorts the jobs of a query without words. */
  readonly terms: readonly Term[]
  readonly isForBeginners: boolean
  /** Whether the query says that the person has not worked yet. */
  readonly hasNoExperience: boolean
}

/** `type: internship` names a kind of work. */
const expressionOf = (text: string): Expression =>
  text.startsWith('type: ') ? facet('type', text.slice('type: '.length)) : phrase(text.split(' '))

/*
 * `hints.json`: what people type, and the phrases that adverts have which answer it. ` | ` stands between phrases. A job
 * with such a phrase comes before one without.
 */
const hints = Object.entries(lists).map(([typed, phrases]) => ({
  typed: ` ${typed} `,
  phrases: anyOf(listed(phrases).map(expressionOf)),
  terms: termsOf(listed(phrases)[0] ?? ''),
}))

/** The phrases of adverts that answer a query; null where the query has no hint. */
export const hintsOf = (query: string): Hints | null => {
  const words = ` ${wordsOf(query)
    .map(word => word.replace(/s$/, ''))
    .join(' ')} `
  const found = hints.filter(({ typed }) => words.includes(typed))
  if (found.length === 0) return null
  return {
    any: anyOf(found.map(({ phrases }) => phrases)),
    terms: found[0]?.terms ?? [],
    isForBeginners: found.some(({ typed }) => beginners.has(typed.trim())),
    hasNoExperience: found.some(({ typed }) => typed.endsWith(' experience ')),
  }
}
