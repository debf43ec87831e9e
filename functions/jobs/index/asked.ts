import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { companyKey } from '../../../shared/domain/jobs/company.ts'
import { fold, wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { isWithin, placesOf } from '../../../shared/domain/jobs/places.ts'
import { type ReadQuery, readQuery } from '../../../shared/domain/jobs/read-query.ts'
import {
  familiesNear,
  familiesOf,
  familiesOfField,
  familyOfSkill,
  type RoleFamily,
} from '../../../shared/domain/jobs/roles.ts'
import { skillNamed } from '../../../shared/domain/jobs/skills.ts'
import { listed } from '../../../shared/domain/listed.ts'
import type { IndexQuery } from '../job-index.ts'
import lists from './asked-words.json' with { type: 'json' }
import type { EmployerNamed } from './employers.ts'
import { anyOf, type Expression } from './expression.ts'
import { facet } from './facets.ts'
import { any, type Filters, filtersOf, paid } from './filters.ts'
import { type Hints, hintsOf } from './hints.ts'
import type { Named } from './rank.ts'
import { type PlacesAsked, placesAsked } from './search-location.ts'
import { type Spelling, slipsAmong } from './spelling.ts'
import { type Term, termsOf } from './terms.ts'

/** A query and its fields, read: what a search asks for. */
export type Asked = {
  readonly read: ReadQuery
  /** The words that are left, without slips. */
  readonly words: string
  readonly terms: readonly Term[]
  /** The families of the titles that the words name, the nearest first. */
  readonly families: readonly (readonly [RoleFamily, number])[]
  readonly named: Named
  /** Whether the words name a rank: `hr manager`. */
  readonly isSenior: boolean
  readonly isForCorps: boolean
  /** Families that are close to these, for a search that finds few jobs. */
  readonly close: readonly (readonly [RoleFamily, number])[]
  /** Phrases of adverts that answer the query. Jobs with one of them come first. */
  readonly hints: Hints | null
  /** The place of the field, or else of the query; null: anywhere. */
  readonly where: PlacesAsked | null
  /** What the words of the query ask for besides a role and a place. */
  readonly conditions: Filters
  /** The levels that the words ask for. */
  readonly levels: Filters
  /** What was chosen in fields. */
  readonly filters: Filters
  readonly corrected: SearchAnswer['corrected']
}

/** Families that are less near than this are other work. The second figure is for a search that finds few jobs. */
const leastNearness = 0.7
const leastClose = 0.4

/** What a family of a field is worth that is named as a whole: `engineering jobs`. */
const ofField = 0.75

const familiesOfWords = (words: string, least: number): Asked['families'] => {
  const all = new Map(familiesOfField(words).map(family => [family, ofField]))
  const titled = familiesOf(words)
  // `Community health` is no title, but what one does.
  const named = titled.length > 0 ? titled : [familyOfSkill(words)].filter(family => family !== undefined)
  for (const [family, nearness] of familiesNear(named))
    if (nearness >= least) all.set(family, Math.max(nearness, all.get(family) ?? 0))
  return [...all].sort(([, a], [, b]) => b - a)
}

const employerKinds = new Set(listed(lists.employerKinds))

const namedBy = (words: string): Named => {
  if (employerKinds.has(words)) return 'employers'
  if (skillNamed(words)) return 'skill'
  return familiesOfField(words).length > 0 ? 'field' : 'role'
}

const ranks = new Set(lists.ranks.split(' '))

const withoutSlips = (words: string, slips: Asked['corrected']): string =>
  slips.reduce(
    (text, { from, to }) => text.replaceAll(/[\p{L}\p{N}]+/gu, word => (word === from ? to : word)),
    fold(words),
  )

/** Many adverts for beginners name no level, and say that no experience is needed. */
const levelsOf = ({ levels }: ReadQuery, hints: Hints | null): Filters => ({
  facets: any('level', levels.includes('senior') ? [...levels, 'lead'] : levels).map(level =>
    hints === null ? level : anyOf([level, hints.any]),
  ),
  payAtLeast: null,
  postedAfter: null,
})

const conditionsOf = ({ types, workplace, board, employer, payAtLeast }: ReadQuery): Filters => ({
  facets: [
    ...any('type', types),
    ...any('workplace', workplace ? [workplace] : []),
    ...any('board', board ? [board] : []),
    ...(employer ? [facet('employer', companyKey(employer))] : []),
    ...paid(payAtLeast),
  ],
  payAtLeast,
  postedAfter: null,
})

/** The places of `Lagos or Abuja`. */
const either = (all: readonly PlacesAsked[]): PlacesAsked | null => {
  const besides = all.map(each => each.besides).filter(part => part !== '')
  const [first, ...others] = all
  if (!first || others.length === 0) return first ?? null
  return {
    there: anyOf(all.map(({ there }) => there)),
    besides: besides.length > 0 ? anyOf(besides) : '',
    reach: all.flatMap(({ reach }) => reach),
  }
}

const both = (one: PlacesAsked | null, other: PlacesAsked | null): PlacesAsked | null => {
  if (!one || !other) return one ?? other
  const anywhere = other.besides === '' ? other.there : `(${other.there}) OR (${other.besides})`
  const also = (expression: Expression) => (expression === '' ? '' : `(${expression}) AND (${anywhere})`)
  return { there: also(one.there), besides: also(one.besides), reach: one.reach }
}

/** Whether one place may lie in the other: Lekki and Lagos, but not Abuja and Kaduna. */
const meet = (one: string, other: string): boolean =>
  placesOf(one).some(a => placesOf(other).some(b => isWithin(a, b) !== false || isWithin(b, a) !== false))

/** Reads a query with the words, the employers and the places of an index. */
export const askedOf = (query: IndexQuery, correctWord: Spelling, employerNamed: EmployerNamed): Asked => {
  const read = readQuery(query.query, { employerNamed })
  const hints = hintsOf(query.query)
  const slips = slipsAmong(termsOf(read.words), correctWord)
  const typed = placesAsked(query.location, correctWord, query.country)
  const named = read.place.split(' or ').map(place => placesAsked(place, correctWord, query.country))
  const words = withoutSlips(read.words, slips)
  const terms = termsOf(words)
  const ofWords = either(named.flatMap(({ where }) => where ?? []))
  // Who types `nurse abuja` beside an older Kaduna in the field of the place finds the jobs of both.
  const isOne = read.place.split(' or ').some(place => meet(query.location, place))
  return {
    read,
    words,
    terms,
    families: familiesOfWords(words, leastNearness),
    named: namedBy(words),
    isSenior: read.levels.length === 0 && wordsOf(words).some(word => ranks.has(word)),
    isForCorps: read.understood.some(({ kind }) => kind === 'programme'),
    close: familiesOfWords(words, leastClose),
    where: isOne
      ? both(typed.where, ofWords)
      : either([typed.where, ofWords].filter(where => where !== null)),
    hints,
    conditions: conditionsOf(read),
    levels: levelsOf(read, hints),
    filters: filtersOf(query),
    corrected: [...slips, ...typed.corrected, ...named.flatMap(({ corrected }) => corrected)],
  }
}
