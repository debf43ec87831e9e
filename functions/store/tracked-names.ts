import { trackingKey } from '../../shared/domain/application.ts'
import { trackedKey } from './application-row.ts'
import type { Table } from './table.ts'

type Names = { readonly jobTitle: string; readonly companyName: string }

/** By which titles and companies a person tracks jobs. */
export const trackedNameStore = (table: Table) => ({
  /** The `trackingKey` of each of these, at most 100, that the person tracks already, in one round trip. */
  among: async (sub: string, names: readonly Names[]): Promise<ReadonlySet<string>> => {
    // Two adverts may have the same names, and a batch may have no key twice.
    const byKey = new Map(names.map(job => [trackingKey(job), job]))
    if (byKey.size === 0) return new Set()
    const rows = await table.getMany([...byKey.values()].map(job => trackedKey(sub, job)))
    return new Set([...byKey.keys()].filter((_, at) => rows[at] !== undefined))
  },
})
export type TrackedNameStore = ReturnType<typeof trackedNameStore>
