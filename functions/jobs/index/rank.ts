import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { careerLevels, employmentTypes } from '../../../shared/lists.ts'
import { numberIn } from './file-format.ts'
import { needsVisa } from './reach.ts'
import type { Term } from './terms.ts'

/** The half-life of a job in seconds, the least factor of an old job, and the factor of a mild warning. */
const halfLife = 14 * 86_400
const oldest = 0.5
const mildlyWarned = 0.8
/** Factors for a job at another place, and for one without the phrase that is asked for: `with accommodation`. */
export const elsewhere = { place: 0.6, phrase: 0.35 }

// The age counts from the time of the build, so that the order does not change between two pages.
const freshness = `(${oldest} + ${1 - oldest} * pow(0.5, max(0.0, :builtAt - posted) / ${halfLife}.0))`
const safety = `iif(warnings > 0, ${mildlyWarned}, 1.0)`
const place = 'iif(is_there, 1.0, :elsewhere)'
/** Who asks for ₦200,000 means the jobs around it, and not those of a director. */
const payNear =
  'iif(:pay IS NULL OR :pay <= 0 OR pay IS NULL OR pay <= 0, 1.0, 0.3 + 0.7 / (1.0 + abs(ln(pay * 1.0 / :pay))))'

/** Work for which one moves to another country comes after the same work at home. */
const abroad = `iif(${needsVisa}, 0.4, 1.0)`

/** A manager is no trainee; and a place in the youth service is for those who serve now. */
const notMeant = `iif((:isSenior AND (type = ${numberIn(employmentTypes, 'internship')} OR level = ${numberIn(careerLevels, 'entry')}))
  OR (NOT :isForCorps AND instr(families, ' nysc ') > 0), 0.5, 1.0)`

/**
 * The weight of a term by its place: the title as it was typed; the title in another form; company, place and skills;
 * or else the description.
 */
const worth = { role: 3, title: 2.2, about: 0.9, elsewhere: 0.4 }
/** What company and skills are worth where these are asked for: a receptionist of a hotel is one of the `hotel jobs`. */
const askedAbout = 1.5

/** The weight of a title of the same family, whatever its words are. Nearer families weigh more. */
const kinWorth = 1.7
/** Factors for a title with the words: its family is asked for, or it names other work (`Nurse Recruiter`). */
const sameFamily = 1.25
const otherFamily = 0.4
/** The same where a whole field is asked for: `engineering jobs` are none of software. */
const otherField = 0.45

/** A job is about the query where it has at least this weight: its words are not only in the description. */
const aboutAtLeast = 0.9

/** The most families of a query that rank jobs. */
export const mostFamilies = 32

/** The names of the SQL parameters of the term, or of the family, at this place. */
export const namesOf = (at: number) => ({
  word: `word${at}`,
  stem: `stem${at}`,
  rarity: `rarity${at}`,
  isCommon: `common${at}`,
})
export const familyNames = (at: number) => ({ family: `family${at}`, near: `near${at}` })

const fitOf = (at: number): string => {
  const { word, stem, rarity } = namesOf(at)
  return `:${rarity} * CASE
    WHEN instr(role, :${word}) > 0 THEN ${worth.role}
    WHEN instr(title, :${stem}) > 0 THEN ${worth.title}
    WHEN instr(about, :${stem}) > 0 THEN :about
    ELSE ${worth.elsewhere} END`
}

const each = (count: number, of: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => of(at))

/** SQL: how much the texts of a job have of the terms, up to the weight of `role`. */
const textOf = (terms: number): string =>
  terms === 0
    ? '0.0'
    : `(${each(terms, fitOf).join(' + ')}) / (${each(terms, at => `:${namesOf(at).rarity}`).join(' + ')})`

/** SQL: how near the family of a job is to the families of the query, 0 to 1. The nearest must be the first ones. */
const kinOf = (families: number): string =>
  families === 0
    ? '0.0'
    : `CASE ${each(families, at => {
        const { family, near } = familyNames(at)
        return `WHEN instr(families, :${family}) > 0 THEN :${near}`
      }).join(' ')} ELSE 0.0 END`

/** SQL columns for `meaningColumn`. */
export const rankColumns = (terms: number, families: number): string =>
  `${textOf(terms)} AS text, ${kinOf(families)} AS kin`

const other = `iif(families <> '  ' AND kin < 0.3, :other, iif(kin >= 0.9, ${sameFamily}, 1.0))`
/** The SQL column for `isAbout` and `rankBy`: how much the words and the work of a job are those of the query. */
export const meaningColumn = `max(text * ${other}, ${kinWorth} * kin) AS meaning`

/** SQL: whether a job is about the query. A search without words has only such jobs. */
export const isAbout = (terms: number): string => (terms === 0 ? '1' : `(meaning >= ${aboutAtLeast})`)

/**
 * SQL: whether title, company, place or skills of a job have all terms. A job of the same kind of work needs no word that
 * many titles end with: a front-end developer is a front-end programmer.
 */
export const namesAll = (terms: number): string =>
  terms === 0
    ? '1'
    : each(terms, at => {
        const { word, stem, isCommon } = namesOf(at)
        return `((:${isCommon} AND kin >= 0.99) OR instr(role, :${word}) > 0 OR instr(title, :${stem}) > 0 OR instr(about, :${stem}) > 0)`
      }).join(' AND ')

/** What a query names: a role, a whole field of work, a kind of employer, a skill, or only words. */
export type Named = 'role' | 'field' | 'employers' | 'skill' | 'words'

/** What `about` is worth, and the factor for other work, by what a query names. */
export const rankValues: Readonly<Record<Named, { readonly about: number; readonly other: number }>> = {
  role: { about: worth.about, other: otherFamily },
  field: { about: worth.about, other: otherField },
  employers: { about: askedAbout, other: 1 },
  skill: { about: askedAbout, other: 1 },
  words: { about: worth.about, other: 1 },
}

/** A title with the words in their order ranks higher, and the shorter the title, the higher. */
const isRole = 'iif(instr(role, :role) > 0, 1.0 + 0.4 * length(:role) / length(role), 1.0)'

/**
 * The SQL expression of the rank. It does not use SQLite's bm25(), which counts all jobs that have each word at each
 * search: with a million jobs that takes ten times as long as everything else. Here the rarity of a word is known
 * from the vocabulary. New jobs rank higher. Jobs with a mild warning, and jobs elsewhere, rank lower.
 */
export const rankBy = (terms: number): string =>
  `${terms === 0 ? '' : `meaning * ${isRole} * `}${freshness} * ${safety} * ${place} * ${payNear} * ${notMeant} * ${abroad}`

const counted = z.object({ count: z.number() })

/** The rarity of a term: the logarithm of all jobs by the jobs with the word in title, company, place or skills. */
export const createRarity = (database: DatabaseSync, jobs: number) => {
  const count = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const rarityOf = (word: string): number => {
    const row = count.get(word)
    return Math.log(1 + jobs / (1 + (row ? counted.parse(row).count : 0)))
  }
  /** Of several words, the rarest one counts. */
  return ({ forms }: Term): number => Math.max(...(forms[0] ?? []).map(rarityOf))
}
export type Rarity = ReturnType<typeof createRarity>
