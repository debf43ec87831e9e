import { fold } from '../jobs/fold.ts'
import { knownEmployers } from '../jobs/known-employers.ts'
import { isLikeTown, isPlace } from './places.ts'
import { departments, employerWords, roleBeginnings, roles } from './words.ts'

const knownEmployerNames: ReadonlySet<string> = new Set(knownEmployers.map(({ name }) => fold(name)))

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? []

/** `Grade VIII`, behind a role. */
const gradeBehind = /\s(?:(?:grade|level|class|cadre|scale)\s)(?:\d{1,2}|[ivx]{1,5})$/i

/** How much a text looks like a role; 0: not at all. */
export const roleScore = (given: string): number => {
  const text = given.replace(gradeBehind, '')
  const main = words(text.split(/[,(–—/]|\s-\s|\s(?:of|for|in|to)\s/)[0] ?? '')
  const all = words(text)
  if (all.length === 0 || all.length > 14) return 0
  let score = 0
  if (roles.has(main.at(-1) ?? '')) score += 3
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
export const isDepartment = (text: string): boolean => {
  const all = words(text).filter(word => word !== 'and')
  return (
    all.length > 0 &&
    all.length <= 4 &&
    all.every(word => departments.has(word) || word === 'department' || word === 'unit')
  )
}

/** Whether the words of a name tell nothing. */
export const isUnknown = (text: string): boolean => roleScore(text) === 0 && employerScore(text) === 0

/** `Savannah District` */
const partOfEmployer = /\b(?:district|division|chapter|directorate|command)$/i

/** A name behind the comma of an employer that is neither a role, an employer nor a department is a place that no list has. */
export const isPlaceBehind = (text: string): boolean =>
  isPlace(text) ||
  (isLikeTown(text) &&
    isUnknown(text) &&
    !partOfEmployer.test(text) &&
    !isDepartment(text) &&
    // `Chukwuma & Associates, Solicitors`
    roleScore(text.replace(/s$/, '')) === 0)
