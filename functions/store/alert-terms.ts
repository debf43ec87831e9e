import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type AlertRef, alertRefOf, type StoredAlert } from './alert-row.ts'
import { pagesOf } from './pages.ts'
import type { Key, Row, Table, Write } from './table.ts'

/**
 * The index of the instant alerts by their terms: a partition for each lane and term, with a row for each alert. The id
 * of an alert says its lane, so that a lane meets an alert once. The run of an alert writes its rows in the transaction
 * that writes the alert. Paused and edited alerts keep their rows until the next run, so who reads a row must read the
 * alert again.
 */
const partitionOf = (lane: number, term: string): string => `ALERT-TERM#${lane}#${term}`

/** New jobs are matched with all alerts in so many lanes at once. */
export const lanes: readonly number[] = [0, 1, 2, 3]
const laneOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % lanes.length

export const termKey = (term: string, { sub, id }: AlertRef): Key => ({
  pk: partitionOf(laneOf(id), term),
  sk: `${sub}/${id}`,
})

const termRow = z.object({
  sk: z.string(),
  /** All terms of the alert. */
  terms: z.array(z.string()),
  keywords: z.array(z.string()),
  location: z.string(),
  jobType: z.nullable(z.string()),
  salaryMin: z.nullable(z.number()),
  salaryMax: z.nullable(z.number()),
})
/** What an alert searches for, as the index of terms has it. */
export type ListedAlert = Omit<z.infer<typeof termRow>, 'sk'> & { readonly alert: AlertRef }

/** Under which terms an alert is listed, and the version of the alert that these rows have. */
export type Listing = NonNullable<StoredAlert['listing']>

const isSame = (one: Listing | null, other: Listing | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.version === other.version && one.terms.join() === other.terms.join())

/** Whether the rows of an alert are those of `next` already. */
export const isListed = ({ listing }: StoredAlert, next: Listing | null): boolean => isSame(listing, next)

/** The writes that replace the rows of an alert. None where they need not change. */
export const listingWrites = (sub: string, alert: StoredAlert, next: Listing | null): Write[] => {
  if (isListed(alert, next)) return []
  const ref = { sub, id: alert.id }
  const { keywords, location, jobType, salaryMin, salaryMax } = alert
  const terms = next?.terms ?? []
  const search = { terms, keywords, location, jobType, salaryMin, salaryMax }
  const left = (alert.listing?.terms ?? []).filter(term => !terms.includes(term))
  return [
    ...left.map(term => ({ remove: termKey(term, ref) })),
    ...terms.map(term => ({ put: { ...termKey(term, ref), ...search } })),
  ]
}

const listed = z.object({ listing: z.object({ terms: z.array(z.string()) }) })

/** The keys of the rows of an alert, also of one that `alertOf` can't read. */
export const listedKeys = (row: Row, alert: AlertRef): Key[] =>
  listed.safeParse(row).data?.listing.terms.map(term => termKey(term, alert)) ?? []

/** How many alerts are read at a time. */
const pageSize = 500

export const alertTermStore = (table: Pick<Table, 'query'>) => ({
  /** The alerts of a lane under a term, in pages. Begins after the alert `after`. */
  pages: async function* (lane: number, term: string, after: AlertRef | null): AsyncGenerator<ListedAlert[]> {
    const range = {
      partition: partitionOf(lane, term),
      limit: pageSize,
      after: after ? termKey(term, after) : undefined,
    }
    for await (const rows of pagesOf(table, range))
      yield rows.map(row => {
        const { sk, ...search } = termRow.parse(row)
        return { ...search, alert: alertRefOf(sk) }
      })
  },
})
export type AlertTermStore = ReturnType<typeof alertTermStore>
