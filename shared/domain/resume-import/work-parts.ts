import { isPlace, withoutPlace } from './place.ts'
import { employerScore, isDepartment, leaning, roleScore } from './titles.ts'

/** What the lines above a job's description say, besides its dates. */
export type Part = {
  readonly text: string
  /** Said by a label: `Position: Accountant`. */
  readonly is: 'role' | 'employer' | 'place' | 'manner' | null
}

const separators = /(?:(?<!\s)\s+)?(?:[|—‖]\s*|;\s+)|(?<!\s)\s+(?:[–•·»]|-{1,2}|\/{2})\s+|\t+/
const manner =
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

/** `Duration: ` before a date says nothing that the date does not. */
export const dateLabel =
  /(?:^|(?<=[\t|,;(]))(?:(?<!\s)\s+)?(?:date|dates|duration|period|year|years|tenure|from)\s*(?:[:–—-]\s*)?$/i

const part = (text: string): Part => {
  for (const [pattern, is] of labels) {
    const said = text.replace(pattern, '')
    if (said !== text && said !== '') return { text: said, is }
  }
  if (manner.test(text)) return { text, is: 'manner' }
  return { text, is: isPlace(text) ? 'place' : null }
}

/** How likely one text is a role and the other its employer. */
const asRole = (role: string, employer: string): number =>
  roleScore(role) === 0 ? 0 : roleScore(role) + employerScore(employer) - employerScore(role)

/** Where a list of words with commas between turns from the role to the employer, or back; 0: nowhere. */
const turn = (words: readonly string[]): number => {
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
  const at = isOneRole || list.length > 5 ? 0 : turn(list)
  const parts = at === 0 ? [words] : [list.slice(0, at).join(', '), list.slice(at).join(', ')]
  return place === '' ? parts : [...parts, place]
}

const byWord = (text: string): string[] => {
  const found = /^(.{3,80}?)\s+(?:at|@|with)\s+(.{2,100})$/i.exec(text)
  if (found && roleScore(found[1] ?? '') > 0) return [found[1] ?? '', ...byComma(found[2] ?? '')]
  const inBrackets = /^(.{2,80}?)\s*\(([^()]{3,80})\)$/.exec(text)
  if (inBrackets && manner.test(inBrackets[2] ?? '')) return [inBrackets[1] ?? '', inBrackets[2] ?? '']
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
      const whole = part(piece)
      if (whole.is === 'role' || whole.is === 'place' || whole.is === 'manner') return [whole]
      if (whole.is === 'employer') return [whole]
      return byWord(piece).map(part)
    })

/** Whether the parts name a role and an employer. */
export const isWhole = (parts: readonly Part[]): boolean =>
  parts.filter(({ is }) => is !== 'place' && is !== 'manner').length > 1

export type Named = {
  readonly jobTitle: string
  readonly company: string
  readonly besides: readonly string[]
}

const withPlace = (company: string, more: readonly string[]): string =>
  [company, ...more].filter(text => text !== '').join(', ')

/**
 * Which of the parts is the role, and which the employer. `order` is the usual one of this resume, for what the words do
 * not say: above 0 the role comes first.
 */
export const nameParts = (parts: readonly Part[], order: number): Named => {
  const open = parts.filter(({ is }) => is === null).map(({ text }) => text)
  const places = parts.filter(({ is }) => is === 'place').map(({ text }) => text)
  const manners = parts.filter(({ is }) => is === 'manner').map(({ text }) => text.replace(/^\(|\)$/g, ''))
  let role = parts.find(({ is }) => is === 'role')?.text ?? ''
  let company = parts.find(({ is }) => is === 'employer')?.text ?? ''
  const saidTwice = parts.filter(
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
    // Names that say nothing by themselves: the employer stands behind the comma.
    else if (others.length === 1 && !isDepartment(others[0] ?? '')) [role, company] = [first, others[0] ?? '']
    else role = only
  } else if (role === '' && company !== '') role = open.shift() ?? ''
  else if (company === '' && role !== '') company = open.shift() ?? ''
  // Nobody's employee.
  if (role !== '' && company === '' && /^(?:freelance|self-employed)$/i.test(manners[0] ?? ''))
    company = manners.shift() ?? ''
  const besides = [...open, ...saidTwice.map(({ text }) => text)]
  return {
    jobTitle: manners.length > 0 && role !== '' ? `${role} (${manners.join(', ')})` : role,
    company: withPlace(company, [...places, ...(role === '' ? manners : [])]),
    besides,
  }
}

/** What the order of two parts says of the order of the others: see `nameParts`. */
export const orderIn = (parts: readonly Part[]): number => {
  const [first, second] = parts.filter(({ is }) => is === null)
  return first && second ? leaning(first.text) - leaning(second.text) : 0
}
