import type { ResumeForm } from '../../api/resume-form.ts'
import { itemsOf } from '../resume/items.ts'
import { contentWordsIn } from './deed-words.ts'
import { followingFrom } from './lexicon.ts'
import { type FactPlace, jobOfFact, numberedFacts } from './numbered-facts.ts'
import { figuresIn } from './numbers.ts'
import { lowered, plainOf } from './plain-text.ts'
import { resumeLinesOf } from './resume-lines.ts'
import { basesOf } from './word-forms.ts'
import { contentOf, phraseOf } from './words.ts'

/** A fact of the form that no line of a resume tells. */
export type UnusedFact = {
  readonly place: FactPlace
  /** In the person's own words. */
  readonly text: string
  /** See NumberedFact. */
  readonly head: readonly string[] | null
}

/** A line of a resume, and what is compared of it. */
type Said = {
  readonly phrase: string
  readonly stems: ReadonlySet<string>
  readonly figures: ReadonlySet<number>
}

const firstYear = 1950
const lastYear = 2100

/** The numbers of a text. The year of a deed often stands in the heading above its line. */
const figuresOf = (text: string): number[] =>
  figuresIn(lowered(text))
    .map(({ value }) => value)
    .filter(value => value < firstYear || value > lastYear)

const saidIn = (text: string): Said => ({
  phrase: phraseOf(text),
  stems: new Set([
    ...basesOf(text),
    ...contentOf(text),
    ...contentWordsIn(text).flatMap(({ stems }) => stems),
  ]),
  figures: new Set(figuresOf(text)),
})

/** `cut` and `reduce`. Who teaches also shows, but who shows need not teach: these two are not the same. */
const meanTheSame = (one: string, other: string): boolean =>
  followingFrom(one).has(other) && followingFrom(other).has(one)

const hasWord = ({ stems }: Said, word: string, withSynonyms: boolean): boolean =>
  stems.has(word) || (withSynonyms && [...stems].some(stem => meanTheSame(word, stem)))

const hasFigures = ({ figures }: Said, text: string): boolean =>
  figuresOf(text).every(value => figures.has(value))

const hasPhrase = (said: readonly Said[], text: string): boolean =>
  said.some(({ phrase }) => phrase.includes(phraseOf(text)))

/** Somebody may tell a line in other words: one line has its numbers and most of its words. */
const isLineSaid = (said: readonly Said[], text: string): boolean => {
  const words = contentWordsIn(text)
  return said.some(line => {
    const found = words.filter(({ stems }) => stems.some(stem => hasWord(line, stem, true)))
    return found.length > words.length / 2 && hasFigures(line, text)
  })
}

/** An item of a list, such as a skill, is told in its own words: `Patience` is not told by a line about patients. */
const isItemSaid = (said: readonly Said[], text: string): boolean => {
  const words = contentWordsIn(text)
  return said.some(
    line =>
      words.length > 0 &&
      words.every(({ stems }) => stems.some(stem => hasWord(line, stem, false))) &&
      hasFigures(line, text),
  )
}

const hasMost = (said: readonly Said[], words: readonly string[]): boolean =>
  said.some(({ stems }) => words.filter(word => stems.has(word)).length > words.length / 2)

/** People shorten the names of employers and schools: `Gani Haulage`, of Gani Haulage Nigeria Ltd. */
const wordsOfShortName = 2

/** A job or a course of study is told where a line has its title or degree, and a line has the employer or the school. */
const isHeadSaid = (said: readonly Said[], [title = '', organisation = '']: readonly string[]): boolean => {
  const name = contentOf(organisation).slice(0, wordsOfShortName)
  const words = contentOf(title)
  return (
    (words.length === 0 || hasPhrase(said, title) || hasMost(said, words)) &&
    (name.length === 0 || said.some(({ stems }) => name.every(word => stems.has(word))))
  )
}

/** Lists are compared item by item. */
const isList = (place: FactPlace): boolean => place === 'skills' || place === 'languages'
const isCompared = (place: FactPlace): boolean =>
  isList(place) ||
  jobOfFact({ place }) !== null ||
  place.startsWith('education.') ||
  place === 'certifications' ||
  place === 'licences'

/**
 * What a person told in the form, and their resume does not: each job and each line of it, each study, certificate,
 * licence, skill and language.
 */
export const factsWithoutLine = (form: ResumeForm, markdown: string): UnusedFact[] => {
  const plain = plainOf(markdown)
  const said = resumeLinesOf(markdown, plain).map(({ start, end }) => saidIn(plain.text.slice(start, end)))
  const facts = numberedFacts({ form, statements: [] }).filter(({ place }) => isCompared(place))
  // A line that is one fact word for word tells no other that is like it.
  const own = new Set(facts.map(({ text }) => phraseOf(text)))
  const reworded = said.filter(({ phrase }) => !own.has(phrase))
  const isTold = ({ place, text, head }: UnusedFact): boolean => {
    if (head) return isHeadSaid(said, head)
    if (hasPhrase(said, text)) return true
    return jobOfFact({ place }) === null ? isItemSaid(said, text) : isLineSaid(reworded, text)
  }
  return facts
    .flatMap(({ place, text, head }): UnusedFact[] =>
      isList(place)
        ? itemsOf(text).map(item => ({ place, text: item, head: null }))
        : [{ place, text, head }],
    )
    .filter(fact => !isTold(fact))
}
