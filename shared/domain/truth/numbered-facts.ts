import type { Facts } from '../../api/truth.ts'
import { fold } from '../jobs/fold.ts'
import { itemsOf, linesOfText } from '../resume/items.ts'
import { oneLine } from '../resume/plain-words.ts'
import { semicolonParts } from './semicolon-parts.ts'
import { sentencesOf } from './sentences.ts'

/** What a fact is about. `work.0` is the first job of the form, `education.0` the first course of study. */
export type FactPlace =
  | `work.${number}`
  | `education.${number}`
  | 'title'
  | 'location'
  | 'summary'
  | 'skills'
  | 'certifications'
  | 'licences'
  | 'languages'
  | 'interests'
  | 'statement'

/** One thing that a person said about themselves. A text cites it by its number. */
export type NumberedFact = {
  /** From 1. The same facts always have the same numbers. */
  readonly number: number
  readonly place: FactPlace
  /** In the person's own words. */
  readonly text: string
  /**
   * The fields of a job (title, employer, place, period) or of a course of study (degree, school, year, grade), some of
   * them empty. Null: the fact is a sentence, or a list.
   */
  readonly head: readonly string[] | null
}

/** A line that ends so goes on in the next one. */
const unfinished = /(?:,|\b(?:and|or|of|the|a|an|to|in|for|with|by|on|at|from|as))$/i

/** The sentences of a text. Each line begins a new one, unless the line above breaks off. */
const sentencesIn = (text: string): string[] => {
  const lines: string[] = []
  for (const line of linesOfText(text)) {
    const before = lines.at(-1)
    if (before !== undefined && unfinished.test(before)) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines
    .flatMap(line => sentencesOf(line, 0, line.length).map(({ start, end }) => line.slice(start, end)))
    .flatMap(semicolonParts)
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
}

type Unnumbered = Omit<NumberedFact, 'number'>

const sentencesAt = (place: FactPlace, text: string): Unnumbered[] =>
  sentencesIn(text).map(sentence => ({ place, text: sentence, head: null }))

const headAt = (place: FactPlace, fields: readonly string[]): Unnumbered[] => {
  const head = fields.map(oneLine)
  const text = head.filter(field => field !== '').join(', ')
  return text === '' ? [] : [{ place, text, head }]
}

const lineAt = (place: FactPlace, text: string): Unnumbered[] => {
  const line = oneLine(text)
  return line === '' ? [] : [{ place, text: line, head: null }]
}

/** One fact for the whole list. */
const listAt = (place: FactPlace, text: string, label = ''): Unnumbered[] => {
  const items = itemsOf(text)
  return items.length === 0 ? [] : [{ place, text: `${label}${items.join(', ')}`, head: null }]
}

/** One fact for each item. */
const itemsAt = (place: FactPlace, text: string): Unnumbered[] =>
  itemsOf(text).map(item => ({ place, text: item, head: null }))

/** The name is no fact that a text could cite. */
const isName = (statement: string): boolean => statement.startsWith('Name: ')

const all = ({ form, statements }: Facts): Unnumbered[] => [
  ...lineAt('title', form.jobTitle),
  ...lineAt('location', form.location),
  ...sentencesAt('summary', form.summary),
  ...form.workExperience.flatMap(({ jobTitle, company, place, duration, description }, at) => [
    ...headAt(`work.${at}`, [jobTitle, company, place, duration]),
    ...sentencesAt(`work.${at}`, description),
  ]),
  ...form.education.flatMap(({ degree, school, year, gpa }, at) =>
    headAt(`education.${at}`, [degree, school, year, gpa]),
  ),
  ...listAt('skills', form.technicalSkills),
  ...listAt('skills', form.softSkills),
  ...itemsAt('certifications', form.certifications),
  ...itemsAt('licences', form.licences),
  ...listAt('languages', form.languages),
  ...listAt('interests', form.interests),
  ...statements.filter(statement => !isName(statement)).flatMap(text => sentencesAt('statement', text)),
]

/**
 * The facts of a person, each with its number. What is said twice in one place is one fact. Names and contacts are not
 * among them, but a sentence may hold them.
 */
export const numberedFacts = (facts: Facts): NumberedFact[] => {
  const seen = new Set<string>()
  return all(facts)
    .filter(({ place, text }) => {
      const key = `${place}|${fold(text)}`
      return !seen.has(key) && seen.add(key)
    })
    .map((fact, at) => ({ number: at + 1, ...fact }))
}

/** The job of the form that a fact is about, from 0. Null: it is about none. */
export const jobOfFact = ({ place }: Pick<NumberedFact, 'place'>): number | null =>
  place.startsWith('work.') ? Number(place.slice('work.'.length)) : null
