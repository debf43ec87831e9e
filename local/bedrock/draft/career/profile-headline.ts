import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import { capitalised, listed } from '../letters.ts'
import { byScore } from '../match.ts'
import { inProse } from '../skills.ts'
import type { ProfileKnown } from './profile-known.ts'
import { repeats } from './repeats.ts'
import { tellingParts } from './telling-parts.ts'

const between = ' | '
const mostParts = 5
const mostSkills = 3

const rolePart = ({ role, now, draws }: ProfileKnown): string => {
  if (role === '') return ''
  return now?.title === role && draws.chance(0.5) ? `${role} at ${now.company}` : role
}

const aimPart = ({ target, isHeld, draws }: ProfileKnown): string =>
  target === '' || isHeld ? '' : draws.one([`Aiming for ${target}`, `Aiming for a role as ${target}`])

/** Skills one by one or together; those that the job asks for come first. */
const skillParts = ({ skills, draws }: ProfileKnown): string[] => {
  const top = skills.slice(0, mostSkills)
  return top.length > 1 && draws.chance(0.5)
    ? [capitalised(listed(top.map(inProse)))]
    : top.map(skill => capitalised(inProse(skill)))
}

/** The parts of a headline, as many as it has room for: who they are and what they aim for before all else. */
export const headlineText = (known: ProfileKnown): string => {
  const { own, match, certificates, limit } = known
  const role = rolePart(known)
  const pasted = byScore(tellingParts(own.parts, role !== ''), match.scoreOf)
  const lead = role === '' ? pasted.slice(0, 1) : [role]
  const aim = aimPart(known)
  const parts = lead.map(capitalised)
  const room = (part: string) => {
    const aimed = aim === '' ? [] : [aim]
    return [...parts, part, ...aimed].join(between).length <= limit && parts.length < mostParts
  }
  const keyed = (text: string) => skillKey(text)
  for (const part of [...skillParts(known), ...certificates.slice(0, 1), ...pasted].map(capitalised)) {
    const said = parts.join(' ')
    if (part !== '' && !repeats(part, said) && !parts.some(one => keyed(one) === keyed(part)) && room(part))
      parts.push(part)
  }
  const all =
    aim === ''
      ? parts
      : known.draws.chance(0.5)
        ? [...parts, aim]
        : [...parts.slice(0, 1), aim, ...parts.slice(1)]
  return all.join(between).slice(0, limit)
}
