import type { Citation } from '../../api/truth.ts'
import { fold, wordsOf } from '../jobs/fold.ts'
import { factLinesIn } from '../truth/compared-facts.ts'
import type { FactPlace, NumberedFact } from '../truth/numbered-facts.ts'
import { hasExactly, type ReadText, readText, shareSaid } from './answers.ts'
import type { Requirement } from './fit.ts'
import { contentStems } from './read-requirements.ts'

/** A sentence that has this share of a fact's words says the fact. */
const saidFrom = 0.6

/** Who cites a list does not say all of it. */
const lists: ReadonlySet<FactPlace> = new Set<FactPlace>(['skills', 'languages', 'interests'])

/** A resume or a letter, read for what it says of the facts. */
export type SaidText = ReadText & {
  readonly text: string
  /** Its words in small letters, with a space around each. */
  readonly folded: string
  /** The stems of each line and sentence. */
  readonly lines: readonly ReadonlySet<string>[]
  /** The texts of the facts that it cites. */
  readonly cited: ReadonlySet<string>
}

export const readSaid = (text: string, citations: readonly Citation[]): SaidText => {
  const folded = ` ${wordsOf(text).join(' ')} `
  const whole = fold(text)
  return {
    ...readText(text),
    text,
    folded,
    lines: factLinesIn(text).map(contentStems),
    cited: new Set(citations.filter(each => whole.includes(fold(each.text))).flatMap(each => each.facts)),
  }
}

const hasPhrase = (said: SaidText, phrase: string): boolean =>
  said.folded.includes(` ${wordsOf(phrase).join(' ')} `)

/** Whether a text says a fact: names the job or the school, cites the deed, or has most of its words in one sentence. */
export const saysFact = (said: SaidText, { text, head, place }: NumberedFact): boolean => {
  const names = head?.slice(0, 2).filter(part => part !== '') ?? []
  if (names.length > 0 && names.every(part => hasPhrase(said, part))) return true
  if (head === null && !lists.has(place) && said.cited.has(text)) return true
  const stems = [...contentStems(text)]
  return said.lines.some(line => stems.filter(stem => line.has(stem)).length >= saidFrom * stems.length)
}

/**
 * Whether a text uses a fact to answer a requirement. The text itself has to say what is asked, or the fact: a list that
 * is cited somewhere says nothing.
 */
export const saysAnswer = (said: SaidText, { kind, asked }: Requirement, fact: NumberedFact): boolean => {
  // `The service in Go` names Go, if the person has it.
  if (kind === 'skill' && asked.skills.some(({ text }) => hasExactly(said.text, text))) return true
  // Who is said to be a Registered Nurse can do nursing.
  if (kind === 'skill' && (fact.head !== null || fact.place === 'title') && saysFact(said, fact)) return true
  if (kind === 'skill' || kind === 'degree' || kind === 'certificate') return shareSaid(asked, said) > 0
  if (kind === 'other' && lists.has(fact.place)) return [...asked.stems].every(stem => said.stems.has(stem))
  return saysFact(said, fact)
}
