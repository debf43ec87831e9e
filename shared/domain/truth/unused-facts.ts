import type { ResumeForm } from '../../api/resume-form.ts'
import { itemsOf } from '../resume/items.ts'
import { tellingWords } from './deed-words.ts'
import { basesOf, followingFrom } from './lexicon.ts'
import { type FactPlace, jobOfFact, numberedFacts } from './numbered-facts.ts'
import { plainOf } from './plain-text.ts'
import { resumeLinesOf } from './resume-lines.ts'
import { phraseOf } from './words.ts'

/** A fact of the form that no line of a resume tells. */
export type UnusedFact = {
  readonly place: FactPlace
  /** In the person's own words. */
  readonly text: string
  /** See NumberedFact. */
  readonly head: readonly string[] | null
}

/** From this share of its words on, a line tells what somebody did: nobody tells all of it. An item of a list is told whole. */
const enoughOfLine = 0.5
const enoughOfItem = 1

/** What a line says, and the line itself as a phrase. */
type Said = { readonly bases: ReadonlySet<string>; readonly phrase: string }
const saidIn = (text: string): Said => ({ bases: new Set(basesOf(text)), phrase: phraseOf(text) })

const isToldBy = (said: readonly Said[], text: string, enough: number): boolean => {
  const phrase = phraseOf(text)
  if (phrase === '' || said.some(line => line.phrase.includes(phrase))) return true
  const words = tellingWords(text)
  return said.some(({ bases }) => {
    const told = words.filter(({ stems }) =>
      stems.some(stem => bases.has(stem) || [...followingFrom(stem)].some(other => bases.has(other))),
    )
    return words.length > 0 && told.length >= words.length * enough
  })
}

/** Lists are compared item by item. */
const isList = (place: FactPlace): boolean => place === 'skills' || place === 'languages'
const isLine = (place: FactPlace): boolean => place.startsWith('work.') || place.startsWith('education.')
const isCompared = (place: FactPlace): boolean =>
  isList(place) || isLine(place) || place === 'certifications' || place === 'licences'

/**
 * What a person told in the form, and their resume does not: each line of a job, each study, certificate, licence, skill
 * and language.
 */
export const factsWithoutLine = (form: ResumeForm, markdown: string): UnusedFact[] => {
  const plain = plainOf(markdown)
  const said = resumeLinesOf(markdown, plain).map(({ start, end }) => saidIn(plain.text.slice(start, end)))
  return numberedFacts({ form, statements: [] })
    .filter(({ place, head }) => isCompared(place) && (jobOfFact({ place }) === null || head === null))
    .flatMap(({ place, text, head }): UnusedFact[] =>
      isList(place)
        ? itemsOf(text).map(item => ({ place, text: item, head: null }))
        : [{ place, text, head }],
    )
    .filter(({ place, text }) => !isToldBy(said, text, isLine(place) ? enoughOfLine : enoughOfItem))
}
