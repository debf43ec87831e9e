import { boards } from '../../../shared/lists.ts'
import { bucketsOf } from './buckets.ts'
import { hashOf } from './hash.ts'
import { bandsOf, similarity } from './minhash.ts'
import type { ListedTraits, TraitList } from './trait-list.ts'
import type { Traits } from './traits.ts'
import { createUnionFind, type Groups, type UnionFind } from './union-find.ts'

type Layer = (all: TraitList, union: UnionFind) => void

/** Whether an address has several roles. It has where one board has two titles at the address. */
const hasSeveralRoles = (bucket: readonly Traits[]): boolean => {
  const roles = new Map<string, string>()
  return bucket.some(({ board, titleKey }) => {
    const known = roles.get(board)
    roles.set(board, titleKey)
    return known !== undefined && known !== titleKey
  })
}

const joinAddresses: Layer = (all, union) => {
  for (const bucket of bucketsOf(all.length, at => all.numberAt('address', at))) {
    const several = hasSeveralRoles(bucket.map(all.at))
    const firsts = new Map<string, number>()
    for (const at of bucket) {
      const role = several ? all.at(at).titleKey : ''
      const first = firsts.get(role)
      if (first === undefined) firsts.set(role, at)
      else union.join(first, at)
    }
  }
}

/**
 * Whether two postings of one company, role and region are one job. One board may list the role twice, for two
 * branches or teams.
 */
const areTwins = (a: Traits, b: Traits): boolean =>
  a.board !== b.board || (a.spot === b.spot && (!a.isEmployers || similarity(a.minhash, b.minhash) >= 0.8))

/** Each posting is compared with at most this many earlier ones, because a bucket of thousands is not one job. */
const lookedBack = 8

/** The key of a company's role; empty where the posting does not name both. */
const roleOf = ({ companyNumber, titleNumber }: ListedTraits): string =>
  companyNumber === 0 || titleNumber === 0 ? '' : `${companyNumber} ${titleNumber}`

/** The region of remote work where the posting does not say from where people may work. */
const unsaid = 'remote'

/** The region that all remote postings of a role name which name one; null: they differ. */
const remoteRegions = (all: TraitList): ReadonlyMap<string, string | null> => {
  const regions = new Map<string, string | null>()
  for (let at = 0; at < all.length; at += 1) {
    const traits = all.at(at)
    const { region, spot } = traits
    if (spot !== '' || region === unsaid || !region.split('|').includes(unsaid)) continue
    const role = roleOf(traits)
    const known = regions.get(role)
    regions.set(role, known === undefined || known === region ? region : null)
  }
  return regions
}

const joinFingerprints: Layer = (all, union) => {
  const remote = remoteRegions(all)
  const fingerprint = (at: number): number => {
    const traits = all.at(at)
    const role = roleOf(traits)
    const region = traits.region === unsaid ? (remote.get(role) ?? unsaid) : traits.region
    return role === '' ? 0 : hashOf(`${role}\n${region}`)
  }
  for (const bucket of bucketsOf(all.length, fingerprint)) {
    const apart: number[] = []
    for (const at of bucket) {
      const same = apart.slice(-lookedBack).find(other => areTwins(all.at(at), all.at(other)))
      if (same === undefined) apart.push(at)
      else union.join(same, at)
    }
  }
}

/**
 * Groups the postings that are one job, in layers: the same address; the same company, role and place; similar text.
 * Each group is in canonical order: the first posting is shown. The order of the input decides only ties.
 */
export const groupsOf = (all: TraitList): Groups => {
  const union = createUnionFind(all.length)
  for (const layer of [joinAddresses, joinFingerprints, joinAlike]) layer(all, union)
  const { firsts, membersOf } = union.groups()
  return {
    firsts,
    membersOf: first => {
      const members = membersOf(first)
      return members.length > 1 ? members.sort(canonicalOrder(all)) : members
    },
  }
}

/** The similarity that two texts need: less where two forms of one name are given, more where the titles differ. */
const needed = { sameEmployer: 0.4, sameRole: 0.7, otherRole: 0.9 }

const isWithin = (short: string, long: string): boolean => ` ${long} `.includes(` ${short} `)

const oneHoldsOther = (a: string, b: string): boolean => isWithin(a, b) || isWithin(b, a)

/** `LCRA` is the Lake Chad Relief Alliance. */
const isInitials = (short: string, long: string): boolean => {
  const words = long.split(' ')
  return words.length > 2 && short === words.map(([first]) => first).join('')
}

/** Two forms of one name: `Kobowise` and `Kobowise Technologies`. */
const areNamesOfOne = ({ company: a }: Traits, { company: b }: Traits): boolean =>
  a !== '' && b !== '' && (oneHoldsOther(a, b) || isInitials(a, b) || isInitials(b, a))

/** A missing name agrees with any name. */
const companiesAgree = (a: Traits, b: Traits): boolean =>
  a.company === '' || b.company === '' || areNamesOfOne(a, b)

/** `Nigeria` and `Lagos` may be one place. `Lagos` and `Abuja` are not. */
const placesAgree = (a: Traits, b: Traits): boolean => {
  if (a.region === b.region) return a.board !== b.board || a.spot === b.spot
  if (a.region === '' || b.region === '') return true
  const regions = new Set(a.region.split('|'))
  if (b.region.split('|').some(region => regions.has(region))) return true
  return a.isVague || b.isVague
}

const areOne = (a: Traits, b: Traits): boolean => {
  if (!placesAgree(a, b) || !companiesAgree(a, b)) return false
  if (a.titleKey === b.titleKey) {
    const least = a.company !== b.company && areNamesOfOne(a, b) ? needed.sameEmployer : needed.sameRole
    return similarity(a.minhash, b.minhash) >= least
  }
  return (
    a.level === b.level &&
    oneHoldsOther(a.titleKey, b.titleKey) &&
    similarity(a.minhash, b.minhash) >= needed.otherRole
  )
}

/** In a bucket of at most this size, all pairs are compared. */
const few = 8

const joinWithin = (bucket: readonly number[], all: TraitList, union: UnionFind): void => {
  const compare = (one: number, other: number): void => {
    if (union.leaderOf(one) !== union.leaderOf(other) && areOne(all.at(one), all.at(other)))
      union.join(one, other)
  }
  if (bucket.length <= few) {
    for (const [place, at] of bucket.entries()) for (const other of bucket.slice(0, place)) compare(other, at)
    return
  }
  const newest = new Map<number, number>()
  for (const at of bucket)
    for (const band of bandsOf(all.at(at).minhash)) {
      const other = newest.get(band)
      if (other !== undefined) compare(other, at)
      newest.set(band, at)
    }
}

/** Joins postings with similar text, of one role or of one company. */
const joinAlike: Layer = (all, union) => {
  for (const name of ['titleNumber', 'companyNumber'] as const) {
    const keyOf = (at: number): number => {
      const traits = all.at(at)
      return traits.minhash.length === 0 ? 0 : traits[name]
    }
    for (const bucket of bucketsOf(all.length, keyOf)) joinWithin(bucket, all, union)
  }
}

/** In characters: descriptions within one step count as equally long. */
const lengthStep = 200

/** The canonical order, as places in `all`: the employer's own posting, then more facts, then the newer one. */
const canonicalOrder =
  (all: TraitList) =>
  (one: number, other: number): number => {
    const [a, b] = [all.at(one), all.at(other)]
    return (
      Number(b.isEmployers) - Number(a.isEmployers) ||
      Number(b.company !== '') - Number(a.company !== '') ||
      Number(b.hasPay) - Number(a.hasPay) ||
      Math.floor(b.length / lengthStep) - Math.floor(a.length / lengthStep) ||
      Number(b.postedAt !== null) - Number(a.postedAt !== null) ||
      (b.postedAt ?? 0) - (a.postedAt ?? 0) ||
      boards.indexOf(a.board) - boards.indexOf(b.board) ||
      a.address - b.address
    )
  }
