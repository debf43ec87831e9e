import { bucketsOf } from './buckets.ts'
import { bandsOf, likeness } from './sketch.ts'
import type { Traits } from './traits.ts'
import type { Union } from './union.ts'

/** How alike two texts must be: more where the roles are called otherwise. */
const needed = { sameRole: 0.7, otherRole: 0.9 }

const isWithin = (short: string, long: string): boolean => ` ${long} `.includes(` ${short} `)

const oneHoldsOther = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one)

/** A name that is left out, or said more fully, contradicts nothing. */
const companiesAgree = (one: Traits, other: Traits): boolean =>
  one.company === '' || other.company === '' || oneHoldsOther(one.company, other.company)

/** `Nigeria` and `Lagos` may be one place; `Lagos` and `Abuja` are not. */
const placesAgree = (one: Traits, other: Traits): boolean => {
  if (one.region === other.region) return one.board !== other.board || one.spot === other.spot
  if (one.region === '' || other.region === '') return true
  const regions = new Set(one.region.split('|'))
  if (other.region.split('|').some(region => regions.has(region))) return true
  return one.isVague || other.isVague
}

const areOne = (one: Traits, other: Traits): boolean => {
  if (!placesAgree(one, other) || !companiesAgree(one, other)) return false
  if (one.titleKey === other.titleKey) return likeness(one.sketch, other.sketch) >= needed.sameRole
  return (
    one.level === other.level &&
    oneHoldsOther(one.titleKey, other.titleKey) &&
    likeness(one.sketch, other.sketch) >= needed.otherRole
  )
}

/** So few are compared each with each. */
const few = 8

const joinWithin = (bucket: readonly number[], all: readonly Traits[], union: Union): void => {
  const compare = (one: number, other: number): void => {
    const [a, b] = [all[one], all[other]]
    if (a && b && union.leaderOf(one) !== union.leaderOf(other) && areOne(a, b)) union.join(one, other)
  }
  if (bucket.length <= few) {
    for (const [place, at] of bucket.entries()) for (const other of bucket.slice(0, place)) compare(other, at)
    return
  }
  const newest = new Map<string, number>()
  for (const at of bucket)
    for (const band of bandsOf(all[at]?.sketch ?? '')) {
      const other = newest.get(band)
      if (other !== undefined) compare(other, at)
      newest.set(band, at)
    }
}

/** Joins what has much the same words: of one role, or of one company. */
export const joinAlike = (all: readonly Traits[], union: Union): void => {
  const roles = bucketsOf(all, ({ sketch, titleKey }) => (sketch === '' ? '' : titleKey))
  const companies = bucketsOf(all, ({ sketch, company }) => (sketch === '' ? '' : company))
  for (const bucket of [...roles, ...companies]) joinWithin(bucket, all, union)
}
