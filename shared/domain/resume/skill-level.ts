import { fold } from '../jobs/fold.ts'

/** Words that say how well somebody knows a thing, and not which thing: `Advanced Excel` and `Excel (advanced)` are one skill. */
const levels = new Set([
  ...['advanced', 'intermediate', 'basic', 'basics', 'beginner', 'expert', 'proficient', 'proficiency'],
  ...['fluent', 'good', 'strong', 'excellent', 'level'],
])

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.&'’+#-]*/gu

/** A skill without words for its level. A text of such words alone stays as it is. */
export const withoutLevel = (skill: string): string => {
  const words = (skill.match(word) ?? []).filter(each => !levels.has(fold(each)))
  return words.length === 0 ? skill : words.join(' ')
}

/** Whether a skill is written with its level. */
export const hasLevel = (skill: string): boolean =>
  (skill.match(word) ?? []).some(each => levels.has(fold(each))) && withoutLevel(skill) !== skill
