import { labelOf } from './labels.ts'
import { type Asked, askedIn } from './read-requirements.ts'
import type { NamedSkill } from './same-skill.ts'

// Whoever has one of two skills that an advert names does not have both.

/** Whether no fact of a person says a skill. */
type IsLacking = (skill: NamedSkill) => boolean

/** The skills that a person must have. Of a duty those with a name: `report in Tableau`, but not `report on sales`. */
const neededSkills = ({ skills, isDuty, text }: Asked): readonly NamedSkill[] =>
  skills.filter((skill, at) => {
    // `Microsoft Office (Word, Excel)` asks for what stands in brackets.
    const isExplained = at < skills.length - 1 && /^\s*\(/.test(text.slice(skill.end))
    return !isExplained && (!isDuty || (!skill.isPlain && /\p{Lu}/u.test(skill.text)))
  })

/** Whether a duty names skills, and the person has none of them: `report in Tableau`. */
export const namesOnlyLacking = (asked: Asked, isLacking: IsLacking): boolean => {
  const needed = neededSkills(asked)
  return asked.isDuty && needed.length > 0 && needed.every(isLacking)
}

/** Behind one of these, names are examples. */
const examples = /\b(?:such as|like|e\.g|etc)\b/i

const isForEach = ({ text, isAnyOf, degrees, certificates, years }: Asked): boolean =>
  !isAnyOf && !examples.test(text) && degrees.length + certificates.length === 0 && years === null

/**
 * The demands, but of one that names several skills, some of which the person has and some of which are lacking, each skill
 * is a demand of its own. Most lines are divided before, see split-demands.ts: these are those that have no clear joint.
 */
export const divideMixed = (demands: readonly Asked[], isLacking: IsLacking): Asked[] => {
  const byLabel = new Map<string, Asked>()
  for (const asked of demands) {
    const needed = neededSkills(asked)
    const isMixed = needed.some(isLacking) && !needed.every(isLacking)
    const parts =
      isMixed && isForEach(asked) ? needed.map(({ text }) => askedIn(text, asked.isOptional)) : [asked]
    for (const part of parts) if (!byLabel.has(labelOf(part.text))) byLabel.set(labelOf(part.text), part)
  }
  return [...byLabel.values()]
}
