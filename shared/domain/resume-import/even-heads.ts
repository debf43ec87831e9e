import { isName, type Part } from './head-parts.ts'
import { isPlace, withoutPlace } from './places.ts'
import { isPlaceBehind, roleScore } from './role-words.ts'
import { kindOfWork } from './roles-and-employers.ts'

// Heads that name the role and the employer in one part, as `Clerk (Konga)`: a sign that stands in all heads of a resume
// parts the two, whatever the words beside it are.

const inBrackets = /^(.{2,80}?)\s*\(([^()]{2,80})\)$/
const signs: readonly RegExp[] = [
  inBrackets,
  /^([^:]{2,60}): (.{2,80})$/,
  /^([^/]{2,60}) ?\/{1,2} ?([^/]{2,80})$/,
  /^(.{2,60}?) (?:with|@) (.{2,80})$/i,
  /^(.{2,60}?) as (?:an? |the )?(.{2,80})$/i,
]

const sidesOf = (text: string, sign: RegExp): readonly string[] | null => {
  const [, left = '', right = ''] = sign.exec(text) ?? []
  const isKind = sign === inBrackets && kindOfWork.test(right)
  const isPair = /^[\p{Lu}\d]/u.test(left) && /^[\p{Lu}\d]/u.test(right) && !isKind && !isPlace(right)
  return isPair ? [left, right] : null
}

const partsOfSide = (text: string): Part[] => {
  const { words, place } = withoutPlace(text, isPlaceBehind)
  const name: Part = { text: words, is: null, isPlaced: place !== '' }
  return place === '' || roleScore(text) > 2 ? [{ text, is: null }] : [name, { text: place, is: 'place' }]
}

/** The lines of a job's head, and their parts. */
type Head = { readonly heads: readonly string[]; readonly parts: readonly Part[] }

const singleOf = ({ parts }: Head): Part | null => {
  const [name, other] = parts.filter(isName)
  return name && !other && name.is === null ? name : null
}

/** The parts of all heads, with such a part in two. */
export const withEvenHeads = (jobs: readonly Head[]): readonly (readonly Part[])[] => {
  const has = (job: Head, sign: RegExp): boolean =>
    [singleOf(job)?.text ?? '', ...job.heads].some(text => sidesOf(text, sign) !== null)
  const sign = signs.find(pattern => jobs.length > 1 && jobs.every(job => has(job, pattern)))
  return jobs.map(job => {
    const single = singleOf(job)
    const sides = single && sign ? sidesOf(single.text, sign) : null
    return sides
      ? job.parts.flatMap(part => (part === single ? sides.flatMap(partsOfSide) : [part]))
      : job.parts
  })
}
