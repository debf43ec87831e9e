import { skillsIn } from '../../../../shared/domain/jobs/skills.ts'
import { rolesIn } from '../../../../shared/domain/truth/roles.ts'
import { wordsOf } from '../../../../shared/domain/truth/words.ts'

const initials = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/u

const namesRole = (part: string): boolean => rolesIn(part, wordsOf(part)).length > 0

/** Of what was pasted in, the parts that say what somebody is or knows; `hasRole`: what they are is said already. */
export const tellingParts = (parts: readonly string[], hasRole: boolean): string[] => {
  const roles = hasRole ? [] : parts.filter(namesRole)
  const others = parts.filter(part => !namesRole(part) && (skillsIn(part).length > 0 || initials.test(part)))
  return [...roles, ...others]
}
