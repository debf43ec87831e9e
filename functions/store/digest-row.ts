import * as z from 'zod/mini'
import { applicationStage, applicationStatus } from '../../shared/api/applications.ts'
import { applicationDigest } from '../../shared/api/home.ts'
import type { ApplicationSummary } from '../../shared/domain/application.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { personPartition } from './keys.ts'
import { digestSortKey } from './schema.ts'
import type { Key, Row, Write } from './table.ts'

export const digestKey = (sub: string): Key => ({ pk: personPartition(sub), sk: digestSortKey })
/**
 * How many summaries a row beside the digest holds. The digest is made from them. With a row for each, a rebuild would
 * cost ten times the writes.
 */
const pageSize = 200
const pageKey = (sub: string, page: number): Key => ({
  pk: personPartition(sub),
  sk: `${digestSortKey}#${String(page).padStart(3, '0')}`,
})

/** The digest and its pages, in one query. */
export const digestRange = (sub: string) => ({ partition: personPartition(sub), startsWith: digestSortKey })

const storedDigest = z.object({
  applications: applicationDigest,
  /** When it was last made from the applications themselves, and not from the digest before. */
  rebuiltAt: z.string(),
})
/** What a person's applications amount to, as it is kept: `digestAt` shapes it for a moment. */
export type Digest = z.infer<typeof storedDigest>

/** Null where there is none, or one of another version of ours: it is derived, and is made anew. */
export const digestOfRow = (row: Row | undefined): Digest | null => storedDigest.safeParse(row).data ?? null

/** Counts how often the digest was made; 0 before the first. */
export const revisionOf = (row: Row | undefined): number => Number(row?.revision ?? 0)

export const digestRow = (sub: string, digest: Digest, revision: number): Key & Row => ({
  ...digestKey(sub),
  ...digest,
  revision,
})

/** A stored summary has no field names. That halves its length, and thousands of them are read at once. */
const storedPage = z.array(
  z.tuple([z.string(), applicationStatus, applicationStage, z.nullable(z.string()), z.string(), z.int()]),
)
/** Summaries as one JSON text: as lists of DynamoDB they would take four times as long to read. */
export type Page = string

export const pageOfRow = (row: Row): Page => String(row.summaries)

/** Oldest first; null where an earlier version of the app wrote a page in another form. */
export const summariesOf = (pages: readonly Page[]): ApplicationSummary[] | null => {
  const stored = storedPage.safeParse(pages.flatMap(jsonOrNothing)).data
  if (!stored) return null
  return stored.map(([id, status, stage, appliedDate, updatedAt, version]) => ({
    id,
    status,
    stage,
    appliedDate,
    updatedAt,
    version,
  }))
}

const textOf = (summaries: readonly ApplicationSummary[]): Page => {
  const page: z.infer<typeof storedPage> = summaries.map(
    ({ id, status, stage, appliedDate, updatedAt, version }) => [
      id,
      status,
      stage,
      appliedDate,
      updatedAt,
      version,
    ],
  )
  return JSON.stringify(page)
}

/** Oldest first, so that a new application changes the last page alone. */
const pagesOf = (summaries: readonly ApplicationSummary[]): Page[] =>
  Array.from({ length: Math.ceil(summaries.length / pageSize) }, (_, page) =>
    textOf(summaries.slice(page * pageSize, (page + 1) * pageSize)),
  )

/** The writes that replace the pages `before` with those of `summaries`; none for a page that is the same. */
export const pageWrites = (
  sub: string,
  before: readonly Page[],
  summaries: readonly ApplicationSummary[],
): Write[] => {
  const after = pagesOf(summaries)
  return [
    ...after.flatMap((page, index) =>
      page === before[index] ? [] : [{ put: { ...pageKey(sub, index), summaries: page } }],
    ),
    ...before.slice(after.length).map((_, index) => ({ remove: pageKey(sub, after.length + index) })),
  ]
}
