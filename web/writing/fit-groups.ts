import type { Citation } from '../../shared/api/truth.ts'
import { readText, shareSaid } from '../../shared/domain/fit-evidence/answers.ts'
import type { PostingFit, Requirement } from '../../shared/domain/fit-evidence/fit.ts'
import { readSaid, saysAnswer, saysFact } from '../../shared/domain/fit-evidence/said-in.ts'
import { groupLabel, itemsOf } from '../../shared/domain/resume/items.ts'
import type { NumberedFact } from '../../shared/domain/truth/numbered-facts.ts'
import { contentOf } from '../../shared/domain/truth/words.ts'

/** A resume or a letter, with what it cites. */
export type WrittenText = { readonly text: string; readonly citations: readonly Citation[] }

type Answered = { readonly requirement: Requirement; readonly fact: NumberedFact }
export type CouldGoIn = { readonly fact: NumberedFact; readonly answers: readonly Requirement[] }

/** What a job asks for, as people read it. */
export type FitGroups = {
  /** What the text answers, with the fact that does. Without a text: what the person can answer. */
  readonly answered: readonly Answered[]
  /** The facts that answer something and that the text leaves out, those that answer the most first. */
  readonly couldGoIn: readonly CouldGoIn[]
  readonly missing: readonly Requirement[]
}

/** The facts, among those given, that a text leaves out. */
export const leftOutOf = (
  facts: readonly NumberedFact[],
  { text, citations }: WrittenText,
): NumberedFact[] => {
  const said = readSaid(text, citations)
  return facts.filter(fact => !saysFact(said, fact))
}

/** Of a list of skills, those that are asked for: a letter does not list all of them. */
export const onlyAskedFor = ({ fact, answers }: CouldGoIn): NumberedFact => {
  if (fact.place !== 'skills') return fact
  const items = itemsOf(fact.text).filter(item => {
    const read = readText(item, [item])
    return answers.some(({ asked }) => shareSaid(asked, read) > 0)
  })
  return items.length === 0 ? fact : { ...fact, text: items.join(', ') }
}

const isList = ({ place, text }: NumberedFact): boolean =>
  place === 'skills' || place === 'languages' || (place === 'statement' && groupLabel.test(text))

/** Whether a list has all items of another one, such as the languages of the form and those of the profile. */
const hasAllOf = (one: CouldGoIn, other: CouldGoIn): boolean => {
  if (!isList(one.fact) || !isList(other.fact)) return false
  const words = new Set(contentOf(one.fact.text))
  return (
    contentOf(other.fact.text.replace(groupLabel, '')).every(word => words.has(word)) &&
    other.answers.every(each => one.answers.includes(each))
  )
}

/** Without the lists that another list says whole. Of two that say the same, the first one stays. */
const withoutRepeated = (all: readonly CouldGoIn[]): CouldGoIn[] =>
  all.filter(
    (each, at) =>
      !all.some(
        (other, place) => place !== at && hasAllOf(other, each) && (place < at || !hasAllOf(each, other)),
      ),
  )

/**
 * `written` is null as long as there is no text. A letter is short: of what it leaves out, only what answers something
 * that the letter does not answer yet could go in.
 */
export const fitGroups = (
  { requirements }: PostingFit,
  written: WrittenText | null,
  noun: 'resume' | 'letter',
): FitGroups => {
  const said = written && readSaid(written.text, written.citations)
  const isSaid = (requirement: Requirement, fact: NumberedFact): boolean =>
    said === null || saysAnswer(said, requirement, fact)
  const answered = requirements.flatMap(requirement => {
    const fact = requirement.evidence.find(each => isSaid(requirement, each))
    return fact ? [{ requirement, fact }] : []
  })
  const done = new Set(answered.map(({ requirement }) => requirement))
  const open = noun === 'letter' ? requirements.filter(each => !done.has(each)) : requirements
  const evidence = [...new Set(requirements.flatMap(each => each.evidence))]
  const left = said === null ? [] : evidence.filter(fact => !saysFact(said, fact))
  const countOf = ({ answers }: CouldGoIn): number => answers.filter(({ isOptional }) => !isOptional).length
  return {
    answered,
    couldGoIn: withoutRepeated(
      left
        .map(fact => ({
          fact,
          // A list of skills need not be said whole: only what of it is asked for and not said could go in.
          answers: open.filter(
            each => each.evidence.includes(fact) && (fact.place !== 'skills' || !isSaid(each, fact)),
          ),
        }))
        .filter(({ answers }) => answers.length > 0)
        .sort((one, next) => countOf(next) - countOf(one)),
    ),
    missing: requirements.filter(({ evidence: facts }) => facts.length === 0),
  }
}
