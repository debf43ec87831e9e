import { isPersonStem } from '../truth/counted-nouns.ts'
import type { Cue } from '../truth/cues.ts'
import { isStaff, leadingInFact, leadingInLine, leadingOfServed, objectOf } from '../truth/leading-words.ts'
import { figuresIn } from '../truth/numbers.ts'
import { lowered } from '../truth/plain-text.ts'
import peopleWords from '../truth/words/led-people.json' with { type: 'json' }
import rankWords from '../truth/words/ranks.json' with { type: 'json' }
import { list, stemOf, type Word, wordsOf } from '../truth/words.ts'
import words from './words.json' with { type: 'json' }

// An advert that asks for somebody who leads is not answered by somebody who trained, helped or did the work.

/** What a text says was led, or is to be led. */
export type Leading = {
  /** People, and not the work alone: `a team of five`, but not `the design of reports`. */
  readonly isOfPeople: boolean
  /** How many people it names, in the order of the text. */
  readonly counts: readonly number[]
  /** The stems of the words that say it: they name no people of their own. */
  readonly stems: ReadonlySet<string>
}

const teams = list(rankWords.teams)
const juniors = list(peopleWords.juniors)
/** Those whom a person buys from or sells through are led by somebody else. */
const outsiders = list(words.outsiders)
/** `girls` are children, and `sales girls` are staff. */
const trades = list(words.trades)

const isLed = (word: Word, before: Word | undefined): boolean =>
  teams.has(word.key) ||
  juniors.has(word.key) ||
  (/^(?:boys|girls)$/.test(word.key) && trades.has(before?.key ?? '')) ||
  (isStaff(word) && isPersonStem(stemOf(word.key)) && !outsiders.has(word.key))

const hasLed = (object: readonly Word[]): boolean => object.some((word, at) => isLed(word, object[at - 1]))

/** Mentors and coaches lead nobody. */
const isTeaching = ({ key }: Cue): boolean => /^(?:mentor|coach|invigilat)/.test(key)

/** `assisted in supervising the riders` and `reported to the team lead` say that somebody else led. */
const isUnderOther = (said: readonly Word[], { at }: Cue): boolean => {
  const before = said.slice(0, at)
  const start = before.findLastIndex(
    ({ key, end }, index) => /^(?:and|while|who)$/.test(key) || (said[index + 1]?.start ?? 0) - end > 1,
  )
  return before.slice(start + 1).some(({ key }) => /^(?:help|assist|support|report)/.test(key))
}

/** What is led: `a team six riders two cooks` of `led a team of six riders and two cooks`. */
const objectsOf = (said: readonly Word[], cue: Cue): readonly Word[] => {
  const object = objectOf(said, cue)
  const after = cue.after + object.length
  return /^(?:of|and)$/.test(said[after]?.key ?? '')
    ? [...object, ...objectsOf(said, { ...cue, after: after + 1 })]
    : object
}

const read = (text: string, cuesIn: (said: readonly Word[]) => readonly Cue[]): Leading | null => {
  // `People` and `members` are guests too, but not of whoever leads them.
  const ofStaff = text
    .replace(/\b(?:people|persons|members)\b(?!['’])/gi, 'staff')
    // `5 to 10` is at least five.
    .replace(/\b(\d{1,3})(?: to | or | ?[-–] ?)\d{1,3}\b/g, '$1')
  const said = wordsOf(ofStaff)
  const cues = cuesIn(said).filter(cue => !isTeaching(cue) && !isUnderOther(said, cue))
  if (cues.length === 0) return null
  const led = cues.map(cue => objectsOf(said, cue)).filter(hasLed)
  const figures = figuresIn(lowered(ofStaff)).filter(({ start, measure }) =>
    led.some(object => measure === 'count' && object.some(word => start >= word.start && start < word.end)),
  )
  return {
    isOfPeople: led.length > 0,
    counts: figures.map(({ value }) => value),
    stems: new Set([...cues.flatMap(({ key }) => key.split(' ')), ...teams, 'people', 'members'].map(stemOf)),
  }
}

/** What a requirement asks a person to lead. Null: it asks for something else. */
export const leadingAsked = (text: string): Leading | null =>
  read(text, said => [
    ...leadingInLine(said),
    ...leadingOfServed(said),
    // `Must have managed five people`
    ...leadingInFact(said).filter(({ key }) => /ed$/.test(key)),
  ])

const leaders = list(words.leaders)
const below = list(words.belowLeaders)

/** Whether a title is that of somebody who leads people. A manager may manage accounts. */
const isLeader = (title: string): boolean => {
  const said = wordsOf(title).map(({ key }) => key)
  return said.some(key => leaders.has(key)) && !said.some(key => below.has(key))
}

/**
 * How much of the leading that a requirement asks for a fact says, from 0 to 1. A half: it led fewer, or does not say how
 * many, or only the title says it. `title` is null if the fact is a sentence.
 */
export const shareOfLeading = (asked: Leading, text: string, title: string | null): number => {
  if (title !== null) return asked.isOfPeople && isLeader(title) ? 0.5 : 0
  const led = read(text, said => [
    ...leadingInFact(said),
    ...leadingOfServed(said).filter(cue => hasLed(objectsOf(said, cue))),
  ])
  if (led === null || (asked.isOfPeople && !led.isOfPeople)) return 0
  const [least = 0] = asked.counts
  const sum = led.counts.reduce((all, count) => all + count, 0)
  return sum >= least ? 1 : 0.5
}
