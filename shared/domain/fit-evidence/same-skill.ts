import { mentionsIn, skillNamed, skillWords } from '../jobs/skills.ts'
import { wordsOf } from '../jobs/words.ts'
import { listed } from '../listed.ts'
import { withoutLevel } from '../resume/skill-level.ts'
import { stemOf } from '../truth/words.ts'
import others from './same-skills.json' with { type: 'json' }

/*
 * The search counts PCI DSS as ISO 27001, because whoever looks for one wants to see the other. As evidence, one does not
 * stand for the other: here two names are one skill only if they mean the same thing. `same-skills.json` has the names
 * that mean the same and share no word.
 */

/** A skill where a text names it. */
export type NamedSkill = {
  /** As the text writes it. */
  readonly text: string
  /** The same for two names of one skill, and for no others. */
  readonly key: string
  /** It is not the usual name of a skill, but words such as `mentoring`: a text can say it in other forms. */
  readonly isPlain: boolean
  /** In UTF-16 units. */
  readonly start: number
  readonly end: number
}

const keyOfWords = (words: readonly string[]): string => words.map(stemOf).toSorted().join(' ')
const joined = (words: readonly string[]): string => words.join('').replace(/[^\p{L}\p{N}]/gu, '')

const sameNames = new Map(
  Object.entries(others).flatMap(([name, list]) =>
    listed(list).map(other => [skillWords(other).join(' '), name] as const),
  ),
)

const isSame = (words: readonly string[], name: string): boolean => {
  const own = skillWords(name)
  const stems = new Set(own.map(stemOf))
  return (
    words.every(word => stems.has(stemOf(word))) ||
    joined(words) === joined(own) ||
    words.join(' ') === own.map(word => word[0]).join('') ||
    sameNames.get(words.join(' ')) === name
  )
}

const wordsOfSkill = (text: string): string[] =>
  skillWords(withoutLevel(text))
    // `Sage 50` and `Python 3` are versions. `ISO 9001` is not.
    .filter((word, at) => at === 0 || !/^\d{1,3}$/.test(word))
    .map(word => (word === 'ms' ? 'microsoft' : word))

const keyOf = (text: string, name: string | undefined): string => {
  const words = wordsOfSkill(text)
  return keyOfWords(name !== undefined && isSame(words, name) ? skillWords(name) : words)
}

/** What a skill is compared by: `MS Excel`, `Excel (advanced)` and `Excel` have one key. */
export const sameSkillKey = (text: string): string =>
  keyOf(text, skillNamed(wordsOfSkill(text).join(' ')) ?? skillNamed(skillWords(text).join(' ')))

/** The skills that a text names, each where it stands. */
export const namedSkillsIn = (text: string): NamedSkill[] =>
  mentionsIn(wordsOf(text)).map(({ skill, from, to }) => {
    const written = text.slice(from, to)
    const isPlain = !isSame(wordsOfSkill(written), skill)
    return { text: written, key: keyOf(written, skill), isPlain, start: from, end: to }
  })
