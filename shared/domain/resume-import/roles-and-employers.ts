import type { Part } from './head-parts.ts'
import { withoutPlace } from './places.ts'
import { isDepartment, isPlaceBehind, leaning, roleScore } from './role-words.ts'

type Named = {
  readonly jobTitle: string
  readonly company: string
  readonly place: string
  readonly rest: readonly string[]
}

/** The employer without the place behind its name. Above a state and a town, a ministry keeps its state. */
const employerAndPlace = (text: string, places: readonly string[]): { company: string; place: string } => {
  const { words, place } = withoutPlace(text, isPlaceBehind)
  const all = [...new Set([place, ...places])].filter(other => other !== '').join(', ')
  const [first = '', ...others] = all.split(', ')
  const keepsState = /^(?:(?:federal|state) )?ministry\b/i.test(words) && / state$/i.test(first)
  return keepsState && others.length > 0
    ? { company: `${words}, ${first}`, place: others.join(', ') }
    : { company: words, place: all }
}

/** A place behind a name is a sign of an employer. */
const leaningOf = ({ text, isPlaced }: Part): number => leaning(text) - (isPlaced ? 1.5 : 0)

const isInternship = (type: string | undefined): boolean => /^intern(?:ship)?$/i.test(type ?? '')

/** What stands in brackets behind a role and is no employer. */
export const kindOfWork =
  /\b(?:training|service|attachment|placement|internship|intern|contract|volunteer|time|remote|relief|acting|team|department|unit|nysc|siwes)\b/i

/** Which of two names is the role: above 0 the first. The usual order of the resume counts more than a weak sign. */
const firstIsRole = (first: Part, second: Part, order: number): boolean =>
  leaningOf(first) - leaningOf(second) + order >= 0

/**
 * Decides which of the parts is the role, and which the employer. `order` is the usual order in this resume: above 0 the
 * role comes first.
 */
export const nameParts = (parts: readonly Part[], order: number): Named => {
  const open = parts.filter(({ is }) => is === null).map(({ text }) => text)
  const places = parts.filter(({ is }) => is === 'place').map(({ text }) => text.replace(/^\(|\)$/g, ''))
  const types = parts.filter(({ is }) => is === 'type').map(({ text }) => text.replace(/^\(|\)$/g, ''))
  let role = parts.find(({ is }) => is === 'role')?.text ?? ''
  let company = parts.find(({ is }) => is === 'employer')?.text ?? ''
  const repeated = parts.filter(
    ({ is, text }) => (is === 'role' && text !== role) || (is === 'employer' && text !== company),
  )
  if (role === '' && company === '' && open.length > 1) {
    const [first = '', second = ''] = open
    const [one, other] = parts.filter(({ is }) => is === null)
    const isRoleFirst = one !== undefined && other !== undefined && firstIsRole(one, other, order)
    role = (isRoleFirst ? first : second) || ''
    company = (isRoleFirst ? second : first) || ''
    open.splice(0, 2)
  } else if (role === '' && company === '' && open.length === 1 && isInternship(types[0])) {
    role = types.shift() ?? ''
    company = open.shift() ?? ''
  } else if (role === '' && company === '' && open.length === 1) {
    const only = open.shift() ?? ''
    const [first = '', ...others] = only.split(/,\s+/)
    const [, outer = '', inner = ''] = /^(.{2,80}?)\s*\(([^()]{3,80})\)$/.exec(only) ?? []
    if (roleScore(outer) > 2 && /\p{Ll}/u.test(inner) && !kindOfWork.test(inner))
      [role, company] = [outer, inner]
    else if (leaning(only) < 0) company = only
    // Where the names tell nothing, the employer stands behind the comma, unless it is first in the other jobs.
    else if (others.length > 0 && (others.length === 1 || order > 1) && !isDepartment(others[0] ?? ''))
      [role, company] = order < -1 ? [others.join(', '), first] : [first, others.join(', ')]
    else role = only
  } else if (role === '' && company !== '') role = open.shift() ?? ''
  else if (company === '' && role !== '') company = open.shift() ?? ''
  if (role === '' && company !== '' && isInternship(types[0])) role = types.shift() ?? ''
  // A freelancer has no employer.
  if (role !== '' && company === '' && /^(?:freelance|self-employed)$/i.test(types[0] ?? ''))
    company = types.shift() ?? ''
  return {
    jobTitle: types.length > 0 && role !== '' ? `${role} (${types.join(', ')})` : role,
    ...employerAndPlace(company, [...places, ...(role === '' ? types : [])]),
    rest: [...open, ...repeated.map(({ text }) => text)],
  }
}

/** The order of two parts, above 0 where the role comes first: the usual order is the one that most jobs have. */
const orderIn = (parts: readonly Part[]): number => {
  const [first, second] = parts.filter(({ is }) => is === null)
  if (first && second) return leaningOf(first) - leaningOf(second)
  const [role = '', employer = ''] = first?.text.split(/,\s+/) ?? []
  return role !== '' && employer !== '' ? leaning(role) - leaning(employer) : 0
}

/** The most that the words of one job count for the order of all. */
const mostOfJob = 4

/**
 * The order of roles and employers that the jobs show by their words: above 0 the role comes first. Where most jobs agree
 * it is stronger than the words of a single one.
 */
export const usualOrder = (jobs: readonly (readonly Part[])[]): number => {
  const signs = jobs
    .map(parts => Math.max(-mostOfJob, Math.min(mostOfJob, orderIn(parts))))
    .filter(sign => sign !== 0)
  const sum = signs.reduce((all, sign) => all + sign, 0)
  const agree = signs.filter(sign => sign > 0 === sum > 0).length
  if (signs.length > 1 && agree * 3 >= signs.length * 2 && Math.abs(sum) > 2) return Math.sign(sum) * 3.5
  if (sum !== 0) return Math.sign(sum) * 0.5
  return jobs.some(parts => leaning(parts[0]?.text ?? '') < 0) ? -0.5 : 0.5
}
