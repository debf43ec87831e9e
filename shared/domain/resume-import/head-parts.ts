import { isLikeTown, isPlace, isTown, withoutPlace } from './places.ts'
import { employerScore, isDepartment, isUnknown, roleScore } from './role-words.ts'

/** A part of the lines above a job's description, besides its dates. */
export type Part = {
  readonly text: string
  /** By a label such as `Position:`, or by its words. `type`: `full-time`. null: its place among the parts decides. */
  readonly is: 'role' | 'employer' | 'place' | 'type' | null
  /** A place stands behind its comma, as employers have it. */
  readonly isPlaced?: boolean
}

const separators = /(?:(?<!\s)\s+)?(?:[|—‖]\s*|;\s+)|(?<!\s)\s+(?:[–•·»]|-{1,2}|\/{2})\s+|\t+/
const employmentType =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|permanent|temporary|freelance|internship|intern|casual|seasonal|apprenticeship)\)?$/i

const labels: readonly (readonly [RegExp, Part['is']])[] = [
  [
    /^(?:position(?: held)?|job title|title|role|designation|post(?: held)?|rank|job role|job position)\s*[:–—-]\s*/i,
    'role',
  ],
  [
    /^(?:company|organi[sz]ation|employer|firm|establishment|place of work|name of (?:company|organi[sz]ation|employer|school|institution|hospital|firm|establishment)|institution|client|company name|ppa|place of primary assignment)\s*[:–—-]\s*/i,
    'employer',
  ],
  [/^(?:location|address|place)\s*[:–—-]\s*/i, 'place'],
]

/** `Ikeja branch`, `UNILAG chapter` */
const branch = /^[\p{L} ]{2,30} (?:branch|chapter)$/u

const partOf = (text: string): Part => {
  for (const [pattern, is] of labels) {
    const value = text.replace(pattern, '')
    if (value !== text && value !== '') return { text: value, is }
  }
  if (employmentType.test(text)) return { text, is: 'type' }
  return { text, is: isPlace(text) || branch.test(text) ? 'place' : null }
}

/** How likely one text is a role and the other its employer. */
const asRole = (role: string, employer: string): number =>
  roleScore(role) === 0 ? 0 : roleScore(role) + employerScore(employer) - employerScore(role)

/** Whether the employer is a part of a school, named above it. */
const isOfSchool = (part: string | undefined, school: string | undefined): boolean =>
  /^(?:department|dept\.?|faculty|school|college|institute) of\b/i.test(part ?? '') &&
  employerScore(school ?? '') > 1

/** Where words with commas between turn from the role to the employer, or from the employer to the role; 0: nowhere. */
const turnOf = (words: readonly string[]): number => {
  let best = 0
  let bestScore = 2
  for (let at = 1; at < words.length; at += 1) {
    const left = words.slice(0, at).join(', ')
    const right = words.slice(at).join(', ')
    if (isDepartment(words[at] ?? '') && at + 1 < words.length) continue
    // `Lecturer, Department of Botany, University of Ibadan`
    if (isOfSchool(words[at], words[at + 1]) && roleScore(left) > 2) return at
    const score = Math.max(asRole(left, right), asRole(right, left))
    if (score > bestScore) {
      best = at
      bestScore = score
    }
  }
  return best
}

/** A name, and the place behind its comma. */
const byPlace = (text: string): string[] => {
  const { words, place } = withoutPlace(text)
  return place === '' ? [words] : [words, place]
}

const byComma = (text: string): string[] => {
  const { words, place } = withoutPlace(text)
  const list = words.split(
    /(?:(?<!\s)\s+)?,(?!\s*(?:inc|ltd|llc|llp|plc|limited|gmbh|co)\b|[^()]{0,80}\))\s*/i,
  )
  const isOneRole = list.length === 2 && isDepartment(list[1] ?? '') && roleScore(list[0] ?? '') > 0
  const at = isOneRole || list.length > 5 ? 0 : turnOf(list)
  const parts = at === 0 ? [words] : [list.slice(0, at).join(', '), list.slice(at).join(', ')]
  return place === '' ? parts : [...parts, place]
}

/** `Kudi / Product Designer`: one side is a role, and the other is none. */
const bySlash = (text: string): string[] | null => {
  const sides = text.split(/(?<!\s)\s+\/\s+/)
  const [first = '', second = ''] = sides
  const isPair = sides.length === 2 && roleScore(first) > 2 !== roleScore(second) > 2
  return isPair ? sides : null
}

/** `Ward Orderly at Amawbia Hospital`: names on both sides, whatever their words are. */
const byAt = (text: string): string[] | null => {
  const [, role = '', joint = '', employer = ''] =
    /^(\p{Lu}.{2,80}?)\s+(at|@|with)\s+([\p{Lu}\d].{1,100})$/iu.exec(text) ?? []
  const isJoint = joint.toLowerCase() === 'with' ? roleScore(role) > 0 : role.split(' ').length < 8
  return role !== '' && isJoint && /^[\p{Lu}\d]/u.test(employer) ? [role, ...byComma(employer)] : null
}

/** `Bel Papyrus Ltd, Lagos as Maintenance Manager` */
const byAs = (text: string): string[] | null => {
  const [, employer = '', role = ''] = /^(.{3,80}?) as (?:an? |the )?(\p{Lu}.{2,60})$/u.exec(text) ?? []
  return roleScore(role) > 2 && roleScore(employer) === 0 ? [...byPlace(employer), role] : null
}

const byWord = (text: string): string[] => {
  const asRole = byAs(text)
  if (asRole) return asRole
  const sides = bySlash(text)
  if (sides) return sides.flatMap(byPlace)
  const atEmployer = byAt(text)
  if (atEmployer) return atEmployer
  const inBrackets = /^(.{2,80}?)\s*\(([^()]{3,80})\)$/.exec(text)
  if (inBrackets && employmentType.test(inBrackets[2] ?? ''))
    return [inBrackets[1] ?? '', inBrackets[2] ?? '']
  const isRoleIn = roleScore(inBrackets?.[2] ?? '') > 2 && roleScore(inBrackets?.[1] ?? '') === 0
  const isEmployerIn =
    employerScore(inBrackets?.[2] ?? '') > 1 &&
    (inBrackets?.[2] ?? '').includes(' ') &&
    roleScore(inBrackets?.[1] ?? '') > 2
  if (inBrackets && (isRoleIn || isEmployerIn)) return [inBrackets[1] ?? '', inBrackets[2] ?? '']
  return byComma(text)
}

/** `Position: Manager – Spinning`: what stands behind the dash is of the role, unless its words are of an employer. */
const labelledRole = (text: string): Part | null => {
  const part = partOf(text)
  const [, behind = ''] = /^[^\t|]+ [–—-] ([^\t|–—]+)$/.exec(text) ?? []
  return part.is === 'role' && behind !== '' && employerScore(behind) < 2 && !isPlace(behind) ? part : null
}

/** `Staff Nurse – Theatre`, with its employer in a cell of its own: the cell outranks the dash. */
const roleInCell = (text: string): Part[] | null => {
  const [role = '', employer = '', ...others] = text.split('\t')
  const sides = role.split(/\s[–—-]\s/)
  const isRole =
    others.length === 0 &&
    sides.length === 2 &&
    roleScore(sides[0] ?? '') > 2 &&
    sides.every(side => employerScore(side) < 2 && !isPlace(side)) &&
    roleScore(employer) === 0 &&
    !isPlace(employer) &&
    (employerScore(employer) > 1 || (!isLikeTown(employer) && employer.length > 3))
  if (!isRole) return null
  const [name, ...places] = byPlace(employer).map(partOf)
  return [{ text: role, is: 'role' }, ...(name ? [{ ...name, is: 'employer' as const }] : []), ...places]
}

/** The pieces of a line between its bars, dashes and tabs. */
const piecesOf = (text: string): Part[] => {
  const role = labelledRole(text)
  if (role) return [role]
  const cells = roleInCell(text)
  if (cells) return cells
  return text
    .split(separators)
    .map(piece => piece.replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, ''))
    .filter(piece => piece !== '')
    .map(partOf)
}

const withPlaced = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => (parts[at + 1]?.is === 'place' ? { ...part, isPlaced: true } : part))

const split = (piece: Part, by: (text: string) => string[]): Part[] =>
  piece.is === null ? withPlaced(by(piece.text).map(partOf)) : [piece]

/** The parts of a line such as `Teller | Zenith Bank, Ikeja`, in their order. */
export const partsOf = (text: string): Part[] => piecesOf(text).flatMap(piece => split(piece, byWord))

export const isName = ({ is }: Part): boolean => is !== 'place' && is !== 'type'

/**
 * The parts of all lines of a head. Where there are several pieces, a comma stands within one name:
 * `Staff Nurse, Accident & Emergency` above `St. Mary Hospital`.
 */
export const partsOfHead = (texts: readonly string[]): Part[] => {
  const pieces = withServiceRoles(texts).flatMap(text => (typeof text === 'string' ? piecesOf(text) : [text]))
  const names = pieces.filter(isName)
  const towns = names.filter(isTownPiece)
  if (towns.length > 0 && names.length - towns.length > 1)
    return partsOfPieces(pieces.map(piece => (towns.includes(piece) ? { ...piece, is: 'place' } : piece)))
  return partsOfPieces(pieces)
}

/** `Akoka, Lagos`: only its second name is a known place. */
const isTownPiece = ({ text, is }: Part): boolean => {
  if (is !== null || !text.includes(',') || roleScore(text) > 0 || employerScore(text) > 0) return false
  const [town = '', region = '', ...others] = text.split(/,\s*/)
  return isTown(text) || (others.length === 0 && isPlace(town) && isLikeTown(region))
}

const partsOfPieces = (pieces: readonly Part[]): Part[] => {
  const names = pieces.filter(isName)
  if (names.length < 2) return pieces.flatMap(piece => split(piece, byWord))
  return pieces.flatMap(piece => {
    const parts = split(piece, byWord)
    const own = parts.filter(isName)
    const isPair =
      own.some(({ text }) => roleScore(text) > 2) &&
      own.some(({ text }) => employerScore(text) > 2) &&
      names.every(name => name === piece || isUnknown(name.text))
    return isPair ? parts : split(piece, text => byAs(text) ?? byAt(text) ?? byPlace(text))
  })
}

const service = 'nysc|siwes|youth service|national service|industrial training|internship|attachment'
const serviceFirst = new RegExp(`^(?:${service}) [–—-] (.{3,60})$`, 'i')
const serviceLast = new RegExp(`^(.{3,60}) [–—-] (?:${service})$`, 'i')

/** `NYSC – Nurse`, beside the line of an employer, is one role. */
const withServiceRoles = (texts: readonly string[]): (Part | string)[] =>
  texts.map(text => {
    const [, role = ''] = serviceFirst.exec(text) ?? serviceLast.exec(text) ?? []
    const isBesideEmployer = texts.some(other => other !== text && employerScore(other) > 1)
    return roleScore(role) > 2 && isBesideEmployer ? { text, is: 'role' } : text
  })

/** Whether the parts can name both a role and an employer. */
export const isWhole = (parts: readonly Part[]): boolean => parts.filter(isName).length > 1
