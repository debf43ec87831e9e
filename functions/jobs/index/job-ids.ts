import { bucketsOf } from './buckets.ts'
import { hashOf } from './hash.ts'
import { createNumberSet } from './number-set.ts'
import type { KnownSource } from './seen-file.ts'
import type { TraitList } from './trait-list.ts'

const half = (text: string): string => (hashOf(text) % 36 ** 8).toString(36).padStart(8, '0')

/** An id of 16 letters and digits, made from a text. */
const idOf = (text: string): string => half(text) + half(`${text}\n`)

/**
 * Gives each job its id: that of its oldest known address, whichever copy is shown now. Ids are unique: where one job
 * became two, the first one keeps the id.
 */
export const createJobIds = () => {
  const taken = createNumberSet()
  const isFree = (id: string): boolean => !taken.has(hashOf(id))

  const made = (address: string): string => {
    for (let salt = 0; ; salt += 1) {
      const id = idOf(salt === 0 ? address : `${address}\n${salt}`)
      if (isFree(id)) return id
    }
  }

  /** `known`: what the previous index knows of the job. `address`: of the copy that is shown. */
  return (known: readonly KnownSource[], address: string): string => {
    const oldest = known.toSorted((a, b) => a.seen - b.seen).find(({ id }) => isFree(id))
    const id = oldest?.id ?? made(address)
    taken.add(hashOf(id))
    return id
  }
}

/**
 * The hash by which the next index recognises each posting: of its address and, where the address has several roles,
 * of its role.
 */
export const addressesOf = (all: TraitList): Float64Array => {
  const addresses = Float64Array.from({ length: all.length }, (_, at) => all.numberAt('address', at))
  for (const bucket of bucketsOf(all.length, at => all.numberAt('address', at))) {
    const roles = new Set(bucket.map(at => all.numberAt('titleNumber', at)))
    if (roles.size > 1) for (const at of bucket) addresses[at] = all.at(at).roleAddress
  }
  return addresses
}
