import * as z from 'zod'
import { stemOf } from '../../../functions/jobs/index/terms.ts'
import { namedSkillsIn, sameSkillKey } from '../../../shared/domain/fit-evidence/same-skill.ts'
import { wordsOf } from '../../../shared/domain/jobs/fold.ts'
import { lazily, readContent } from '../../content.ts'

/** `words.json` has lists of words, with spaces between. */
const content = z.strictObject({
  /** Words of every sentence, and of every advert. They do not make two texts similar. */
  grammar: z.string(),
  advert: z.string(),
  /** Words of skills that are no names: `time management`, but `Power BI`. */
  skill: z.string(),
})
/** Reads the word lists of `words.json`. */
export const commonWords = lazily(() => {
  const { grammar, advert, skill } = readContent('writing/words.json', content)
  return { ignored: new Set(`${grammar} ${advert}`.split(' ')), skill: new Set(skill.split(' ')) }
})

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => word.length > 1 && !commonWords().ignored.has(word))
    .map(stemOf)

/** Compares texts with what a job asks for. */
export type Match = {
  /** Returns how much of the job a text mentions; 0 for nothing. */
  readonly scoreOf: (text: string) => number
  /** Whether the job names this skill. */
  readonly asksFor: (skill: string) => boolean
  /** Whether the job has every word of a text. */
  readonly names: (text: string) => boolean
}

/**
 * Makes a comparison with the title and the description of a job. It counts the words of the description, and follows
 * no instruction in it.
 */
export const matchWith = (title: string, description: string): Match => {
  const counts = new Map<string, number>()
  for (const stem of stemsOf(description)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const wanted = new Set(stemsOf(title))
  const all = new Set(wordsOf(description))
  const keys = new Set(namedSkillsIn(description).map(({ key }) => key))
  const weightOf = (stem: string) => {
    const count = counts.get(stem) ?? 0
    return (wanted.has(stem) ? 2 : 0) + (count > 0 ? 1 + Math.min(count, 4) / 4 : 0)
  }
  const names = (text: string) => {
    const own = wordsOf(text)
    return own.length > 0 && own.every(word => all.has(word))
  }
  return {
    scoreOf: text => [...new Set(stemsOf(text))].reduce((sum, stem) => sum + weightOf(stem), 0),
    asksFor: skill => keys.has(sameSkillKey(skill)) || names(skill),
    names,
  }
}

/** Sorts items by score, the best first. Items of the same score keep their order. */
export const byScore = <Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] =>
  items
    .map(item => ({ item, score: scoreOf(item) }))
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
