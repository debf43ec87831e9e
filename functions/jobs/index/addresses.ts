import { bucketsOf } from './buckets.ts'
import { hashOf } from './hash.ts'
import type { Traits } from './traits.ts'

/** By what each posting is known from index to index: its address; its role too, where that address has several. */
export const addressesOf = (all: readonly Traits[]): number[] => {
  const addresses = all.map(({ urlKey }) => hashOf(urlKey))
  for (const bucket of bucketsOf(all, ({ urlKey }) => urlKey)) {
    const roles = new Set(bucket.map(at => all[at]?.titleKey))
    if (roles.size > 1)
      for (const at of bucket) addresses[at] = hashOf(`${all[at]?.urlKey}\n${all[at]?.titleKey}`)
  }
  return addresses
}
