import { fold } from '../jobs/fold.ts'
import { knownEmployers } from '../jobs/known-employers.ts'
import { isPlace, withoutPlace } from './places.ts'
import { departments, employerWords, roleBeginnings, roles } from './words.ts'

const knownEmployerNames: ReadonlySet<string> = new Set(knownEmployers.map(({ name }) => fold(name)))

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? []

/** How much a text looks like a role; 0: not at all. */
export const roleScore = (text: string): number => {
  const main = words(text.split(/[,(–—/]|\s-\s|\s(?:of|for|in|to)\s/)[0] ?? '')
  const all = words(text)
  if (all.length === 0 || all.length > 14) return 0
  let score = 0
  if (roles.has(main.at(-1) ?? '') || roles.has((main.at(-1) ?? '').replace(/s$/, ''))) score += 3
  else if (all.some(word => roles.has(word))) score += 1
  if (roleBeginnings.has(all[0] ?? '')) score += 1
  if (/^(?:iv|iii|ii|i)$/.test(main.at(-1) ?? '') && roles.has(main.at(-2) ?? '')) score += 2
  return score
}

/** How much a text looks like an employer; 0: not at all. */
export const employerScore = (text: string): number => {
  const main = words(text.split(/[,(]/)[0] ?? '')
  if (main.length === 0) return 0
  if (knownEmployerNames.has(main.join(' '))) return 4
  if (/^(?:nysc|national youth service)/.test(main.join(' ')) && roleScore(text) === 0) return 4
  let score = 0
  if (employerWords.has(main.at(-1) ?? '')) score += 3
  else if (main.some(word => employerWords.has(word))) score += 2
  if (/^\p{Lu}{2,6}\s*$/u.test(text.split(/[,(]/)[0] ?? '')) score += 1
  return score
}

/** Above 0: rather a role; below: rather an employer. */
export const leaning = (text: string): number => roleScore(text) - employerScore(text)

/** `Manager, Operations`: the part behind the comma belongs to the role. */
const isDepartment = (text: string): boolean => {
  const all = words(text).filter(word => word !== 'and')
  return (
    all.length > 0 &&
    all.length <= 4 &&
    all.every(word => departments.has(word) || word === 'department' || word === 'unit')
  )
}

/** A part of the lines above a job's description, besides its dates. */
export type Part = {
  readonly text: string
  /** By a label such as `Position:`, or by its words. `type`: `full-time`. null: its place among the parts decides. */
  readonly is: 'role' | 'employer' | 'place' | 'type' | null
}

const separators = /(?:(?<!\s)\s+)?(?:[|—‖]\s*|;\s+)|(?<!\s)\s+(?:[–•·»]|-{1,2}|\/{2})\s+|\t+/
const employmentType =
  /^\(?(?:full[- ]?time|part[- ]?time|contract(?:or)?|permanent|temporary|freelance|internship|intern|casual|remote|hybrid|on-?site|seasonal|apprenticeship)\)?$/i

const labels: readonly (readonly [RegExp, Part['is']])[] = [
  [
    /^(?:position(?: held)?|job title|title|role|designation|post(?: held)?|rank|job role|job position)\s*[:–—-]\s*/i,
    'role',
  ],
  [
    /^(?:company|organi[sz]ation|employer|firm|establishment|place of work|name of (?:company|organi[sz]ation|employer)|institution|client|company name|ppa|place of primary assignment)\s*[:–—-]\s*/i,
    'employer',
  ],
  [/^(?:location|address|place)\s*[:–—-]\s*/i, 'place'],
]

const partOf = (text: string): Part => {
  for (const [pattern, is] of labels) {
    const value = text.replace(pattern, '')
    if (value !== text && value !== '') return { text: value, is }
  }
  if (employmentType.test(text)) return { text, is: 'type' }
  return { text, is: isPlace(text) ? 'place' : null }
}

/** How likely one text is a role and the other its employer. */
const asRole = (role: string, employer: string): number =>
  roleScore(role) === 0 ? 0 : roleScore(role) + employerScore(employer) - employerScore(role)

/** Where words with commas between turn from the role to the employer, or from the employer to the role; 0: nowhere. */
const turnOf = (words: readonly string[]): number => {
  let best = 0
  let bestScore = 2
  for (let at = 1; at < words.length; at += 1) {
    const left = words.slice(0, at).join(', ')
    const right = words.slice(at).join(', ')
    if (isDepartment(words[at] ?? '') && at + 1 < words.length) continue
    const score = Math.max(asRole(left, right), asRole(right, left))
    if (score > bestScore) {
      best = at
      bestScore = score
    }
  }
  return best
}

const byComma = (text: string): string[] => {
  const { words, place } = withoutPlace(text)
  const list = words.split(/(?:(?<!\s)\s+)?,(?!\s*(?:inc|ltd|llc|llp|plc|limited|gmbh|co)\b)\s*/i)
  const isOneRole = list.length === 2 && isDepartment(list[1] ?? '') && roleScore(list[0] ?? '') > 0
  const at = isOneRole || list.length > 5 ? 0 : turnOf(list)
  const parts = at === 0 ? [words] : [list.slice(0, at).join(', '), list.slice(at).join(', ')]
  return place === '' ? parts : [...parts, place]
}

const byWord = (text: string): string[] => {
  const found = /^(.{3,80}?)\s+(?:at|@|with)\s+(.{2,100})$/i.exec(text)
  if (found && roleScore(found[1] ?? '') > 0) return [found[1] ?? '', ...byComma(found[2] ?? '')]
  const inBrackets = /^(.{2,80}?)\s*\(([^()]{3,80})\)$/.exec(text)
  if (inBrackets && employmentType.test(inBrackets[2] ?? ''))
    return [inBrackets[1] ?? '', inBrackets[2] ?? '']
  if (inBrackets && roleScore(inBrackets[2] ?? '') > 2 && roleScore(inBrackets[1] ?? '') === 0)
    return [inBrackets[1] ?? '', inBrackets[2] ?? '']
  return byComma(text)
}

/** The parts of a line such as `Teller | Zenith Bank, Ikeja`, in their order. */
export const partsOf = (text: string): Part[] =>
  text
    .split(separators)
    .map(piece => piece.replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, ''))
    .filter(piece => piece !== '')
    .flatMap(piece => {
      const whole = partOf(piece)
      return whole.is === null ? byWord(piece).map(partOf) : [whole]
    })

/** Whether the parts can name both a role and an employer. */
export const isWhole = (parts: readonly Part[]): boolean =>
  parts.filter(({ is }) => is !== 'place' && is !== 'type').length > 1

type Named = {
  readonly jobTitle: string
  readonly company: string
  readonly rest: readonly string[]
}

const withPlace = (company: string, more: readonly string[]): string =>
  [company, ...more].filter(text => text !== '').join(', ')

/**
 * Decides which of the parts is the role, and which the employer. `order` is the usual order in this resume, for parts
 * whose words do not tell: above 0 the role comes first.
 */
export const nameParts = (parts: readonly Part[], order: number): Named => {
  const open = parts.filter(({ is }) => is === null).map(({ text }) => text)
  const places = parts.filter(({ is }) => is === 'place').map(({ text }) => text)
  const types = parts.filter(({ is }) => is === 'type').map(({ text }) => text.replace(/^\(|\)$/g, ''))
  let role = parts.find(({ is }) => is === 'role')?.text ?? ''
  let company = parts.find(({ is }) => is === 'employer')?.text ?? ''
  const repeated = parts.filter(
    ({ is, text }) => (is === 'role' && text !== role) || (is === 'employer' && text !== company),
  )
  if (role === '' && company === '' && open.length > 1) {
    const [first = '', second = ''] = open
    const isRoleFirst = (leaning(first) - leaning(second) || order) >= 0
    role = (isRoleFirst ? first : second) || ''
    company = (isRoleFirst ? second : first) || ''
    open.splice(0, 2)
  } else if (role === '' && company === '' && open.length === 1) {
    const only = open.shift() ?? ''
    const [first = '', ...others] = only.split(/,\s+/)
    if (leaning(only) < 0) company = only
    // Where the names tell nothing, the employer stands behind the comma.
    else if (others.length === 1 && !isDepartment(others[0] ?? '')) [role, company] = [first, others[0] ?? '']
    else role = only
  } else if (role === '' && company !== '') role = open.shift() ?? ''
  else if (company === '' && role !== '') company = open.shift() ?? ''
  // A freelancer has no employer.
  if (role !== '' && company === '' && /^(?:freelance|self-employed)$/i.test(types[0] ?? ''))
    company = types.shift() ?? ''
  const rest = [...open, ...repeated.map(({ text }) => text)]
  return {
    jobTitle: types.length > 0 && role !== '' ? `${role} (${types.join(', ')})` : role,
    company: withPlace(company, [...places, ...(role === '' ? types : [])]),
    rest,
  }
}

/** The order of two parts, above 0 where the role comes first: the usual order is the one that most jobs have. */
export const orderIn = (parts: readonly Part[]): number => {
  const [first, second] = parts.filter(({ is }) => is === null)
  return first && second ? leaning(first.text) - leaning(second.text) : 0
}
