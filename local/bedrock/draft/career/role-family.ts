import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'
import { roleFamilies } from './role-families.ts'

const list = (text: string): string[] => text.split(', ')

const read = roleFamilies.map(family => ({
  words: family.words.split(' '),
  skills: list(family.skills),
  certificates: list(family.certificates),
  practice: family.practice,
}))
export type Family = (typeof read)[number]

/** These stand in titles of every trade, and decide between two lists alone. */
const everywhere = new Set(
  'manager officer head executive assistant engineer representative coordinator business digital field head product development support systems stack back front end people care cash public information community programme project security environment health'.split(
    ' ',
  ),
)

const names = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word || `${pattern}s` === word

/** These stand in titles of several. */
const often = new Set(['designer', 'analyst'])
const weightOf = (word: string): number => {
  if (everywhere.has(word)) return 1
  return often.has(word) ? 2 : 3
}

const scoreOf = ({ words }: Family, said: readonly string[]): number =>
  said
    .filter(word => words.some(pattern => names(pattern, word)))
    .reduce((sum, word) => sum + weightOf(word), 0)

/** Whether a skill is of this kind of work, by its list or by its words. */
export const belongsTo = (family: Family, skill: string): boolean => {
  const said = wordsOf(skill)
  return (
    family.skills.some(one => wordsOf(one).join(' ') === said.join(' ')) ||
    said.some(word => !everywhere.has(word) && family.words.some(pattern => names(pattern, word)))
  )
}

/** The list that a role belongs to, by its title and, where that leaves it open, its industry; null: none. */
export const familyOf = (targetRole: string, targetIndustry: string): Family | null => {
  const title = wordsOf(targetRole)
  const industry = wordsOf(targetIndustry)
  let best: { family: Family; score: number } | null = null
  for (const family of read) {
    const own = scoreOf(family, title)
    const score = own * 2 + (own > 0 ? scoreOf(family, industry) : 0)
    if (score > (best?.score ?? 0)) best = { family, score }
  }
  return best && best.score >= 4 ? best.family : null
}
