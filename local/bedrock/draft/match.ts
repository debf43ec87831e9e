import { stemOf } from '../../../functions/jobs/index/stem.ts'
import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { skillKey, skillsIn } from '../../../shared/domain/jobs/skills.ts'

/** What stands in every sentence, and what stands in every advert. */
const saysNothing = new Set(
  `a about above across after all also am an and any are as at be been before being both but by can could did do does doing each for
from had has have having he her here him his how i if in into is it its just may me more most my no nor not now of off on once
only or other our out over own per she should so some such than that the their them then there these they this those through to
too under until up us very was we were what when where which while who whom whose why will with within would you your
ability able advert applicant apply based best business candidate career company degree duties environment excellent experience
experienced good great help ideal include including job join knowledge level looking minimum must new opportunity people
person plus position preferred qualification relevant requirement require required requirements responsibilities responsible role
salary skill skills strong successful team today understanding using well work working year years`.split(
    /\s+/,
  ),
)

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => word.length > 1 && !saysNothing.has(word))
    .map(stemOf)

/** What a job asks for, as texts can be compared with it. */
export type Match = {
  /** How much of it a text speaks of; 0: nothing. */
  readonly scoreOf: (text: string) => number
  /** Whether it names this skill. */
  readonly asksFor: (skill: string) => boolean
  /** Whether every word of it is there. */
  readonly names: (text: string) => boolean
  readonly isEmpty: boolean
}

/** Reads the title of a job and its description, of which the words are counted and nothing is done. */
export const matchWith = (title: string, description: string): Match => {
  const counts = new Map<string, number>()
  for (const stem of stemsOf(description)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const wanted = new Set(stemsOf(title))
  const words = new Set(wordsOf(description))
  const keys = new Set(skillsIn(description).map(skillKey))
  const weightOf = (stem: string) =>
    (wanted.has(stem) ? 2 : 0) + (counts.has(stem) ? 1 + Math.min(counts.get(stem) ?? 0, 4) / 4 : 0)
  const names = (text: string) => {
    const own = wordsOf(text)
    return own.length > 0 && own.every(word => words.has(word))
  }
  return {
    scoreOf: text => [...new Set(stemsOf(text))].reduce((sum, stem) => sum + weightOf(stem), 0),
    asksFor: skill => keys.has(skillKey(skill)) || names(skill),
    names,
    isEmpty: description === '' && title === '',
  }
}

/** The best first; those alike in their own order. */
export const byScore = <Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] =>
  items
    .map(item => ({ item, score: scoreOf(item) }))
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
