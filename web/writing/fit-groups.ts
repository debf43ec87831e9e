import type { Citation } from '../../shared/api/truth.ts'
import type { PostingFit, Requirement } from '../../shared/domain/fit-evidence/fit.ts'
import { couldGoIn, factsLeftOut } from '../../shared/domain/fit-evidence/left-out.ts'
import { fold } from '../../shared/domain/jobs/fold.ts'
import { groupLabel, itemsOf } from '../../shared/domain/resume/items.ts'
import type { NumberedFact } from '../../shared/domain/truth/numbered-facts.ts'

/** A resume or a letter, with what it cites. */
export type WrittenText = { readonly text: string; readonly citations: readonly Citation[] }

type Answered = { readonly requirement: Requirement; readonly fact: NumberedFact }
type CouldGoIn = { readonly fact: NumberedFact; readonly answers: readonly Requirement[] }

/** What a job asks for, as people read it. */
export type FitGroups = {
  /** What the text answers, with the fact that does. Without a text: what the person can answer. */
  readonly answered: readonly Answered[]
  /** The facts that answer something and that the text leaves out, those that answer the most first. */
  readonly couldGoIn: readonly CouldGoIn[]
  readonly missing: readonly Requirement[]
}

/** A job or a school is said where the text names its title and its employer. */
const isNamed = ({ head }: NumberedFact, text: string): boolean =>
  head?.slice(0, 2).every(part => text.includes(fold(part))) ?? false

/** Of a list, a text need not say more than what is asked for. */
const saysItems = (
  text: string,
  { head, text: list }: NumberedFact,
  { text: asked }: Requirement,
): boolean => {
  const words = fold(asked)
  const items = head ? [] : itemsOf(list.replace(groupLabel, '')).map(fold)
  const named = items.length < 2 ? [] : items.filter(item => words.includes(item))
  return named.length > 0 && named.every(item => text.includes(item))
}

/** The facts, among those given, that a text leaves out. */
export const leftOutOf = (
  facts: readonly NumberedFact[],
  { text, citations }: WrittenText,
): NumberedFact[] => {
  const whole = fold(text)
  return factsLeftOut(facts, text, citations).filter(fact => !isNamed(fact, whole))
}

/**
 * `written` is null as long as there is no text. A letter is short: of what it leaves out, only what answers something
 * that the letter does not answer yet could go in.
 */
export const fitGroups = (
  fit: PostingFit,
  written: WrittenText | null,
  noun: 'resume' | 'letter',
): FitGroups => {
  const { requirements } = fit
  const candidates = written ? couldGoIn(fit, written.text, written.citations) : []
  const left = new Set(written ? leftOutOf(candidates, written) : [])
  const text = fold(written?.text ?? '')
  const isSaid = (requirement: Requirement, fact: NumberedFact): boolean =>
    !left.has(fact) || saysItems(text, fact, requirement)
  const answered = requirements.flatMap(requirement => {
    const fact = requirement.evidence.find(each => isSaid(requirement, each))
    return fact ? [{ requirement, fact }] : []
  })
  const done = new Set(answered.map(({ requirement }) => requirement))
  const open = noun === 'letter' ? requirements.filter(each => !done.has(each)) : requirements
  const countOf = ({ answers }: CouldGoIn): number => answers.filter(({ isOptional }) => !isOptional).length
  return {
    answered,
    couldGoIn: [...left]
      .map(fact => ({
        fact,
        answers: open.filter(each => each.evidence.includes(fact) && !isSaid(each, fact)),
      }))
      .filter(({ answers }) => answers.length > 0)
      .sort((one, next) => countOf(next) - countOf(one)),
    missing: requirements.filter(({ evidence }) => evidence.length === 0),
  }
}
