import { bucketsOf } from './buckets.ts'
import { joinAlike } from './dedupe-content.ts'
import { likeness } from './sketch.ts'
import { bySurvival } from './survival.ts'
import type { Traits } from './traits.ts'
import { createUnion, type Union } from './union.ts'

type Layer = (all: readonly Traits[], union: Union) => void

/** Several roles at one address: a board that says so makes them several for all. */
const hasSeveralRoles = (bucket: readonly Traits[]): boolean => {
  const roles = new Map<string, string>()
  return bucket.some(({ board, titleKey }) => {
    const known = roles.get(board)
    roles.set(board, titleKey)
    return known !== undefined && known !== titleKey
  })
}

const joinAddresses: Layer = (all, union) => {
  for (const bucket of bucketsOf(all, ({ urlKey }) => urlKey)) {
    const several = hasSeveralRoles(bucket.flatMap(at => all[at] ?? []))
    const firsts = new Map<string, number>()
    for (const at of bucket) {
      const role = several ? (all[at]?.titleKey ?? '') : ''
      const first = firsts.get(role)
      if (first === undefined) firsts.set(role, at)
      else union.join(first, at)
    }
  }
}

/** Where one board has the same role twice, it may be two jobs: two branches, or two teams of an employer. */
const areTwins = (one: Traits, other: Traits): boolean =>
  one.board !== other.board ||
  (one.spot === other.spot && (!one.isEmployers || likeness(one.sketch, other.sketch) >= 0.8))

/** Each is compared with so many that came before: a bucket of thousands is no one job anyway. */
const lookedBack = 8

const joinFingerprints: Layer = (all, union) => {
  const fingerprint = ({ company, titleKey, region }: Traits) =>
    company === '' || titleKey === '' ? '' : `${company}\n${titleKey}\n${region}`
  for (const bucket of bucketsOf(all, fingerprint)) {
    const apart: number[] = []
    for (const at of bucket) {
      const traits = all[at]
      const same = apart.slice(-lookedBack).find(other => {
        const known = all[other]
        return traits && known && areTwins(traits, known)
      })
      if (same === undefined) apart.push(at)
      else union.join(same, at)
    }
  }
}

/**
 * Which postings are one job, in layers: the same address; the same company, role and place; much the same words. Each
 * group has the posting that is shown first, and then the others. The order of what is given decides nothing but ties.
 */
export const groupsOf = (all: readonly Traits[]): number[][] => {
  const union = createUnion(all.length)
  for (const layer of [joinAddresses, joinFingerprints, joinAlike]) layer(all, union)
  return union.groups().map(group => (group.length > 1 ? group.toSorted(bySurvival(all)) : group))
}
