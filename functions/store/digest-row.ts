import * as z from 'zod/mini'
import { applicationStage, applicationStatus } from '../../shared/api/applications.ts'
import { applicationDigest } from '../../shared/api/home.ts'
import type { ApplicationSummary } from '../../shared/domain/application.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { personKey, personRange } from './keys.ts'
import type { Key, Row, Write } from './table.ts'

export const digestKey = (sub: string): Key => personKey(sub, 'DIGEST')
/**
 * How many summaries a page holds. The digest is made from them. If each summary had its own row, a rebuild would cost
 * ten times the writes.
 */
const pageSize = 200
const pageKey = (sub: string, page: number): Key => personKey(sub, `DIGEST#${String(page).padStart(3, '0')}`)

/** The digest and its pages, in one query. */
export const digestRange = (sub: string) => personRange(sub, 'DIGEST')

const storedDigest = z.object({
  applications: applicationDigest,
  /** When the digest was last made from the applications themselves, and not from an earlier digest. */
  rebuiltAt: z.string(),
  /** The last application that an unfinished rebuild has read. Null if no rebuild is unfinished. */
  rebuiltTo: z._default(z.nullable(z.string()), null),
})
/** The counts of a person's applications, as they are stored. `digestAt` computes from them what a screen shows now. */
export type Digest = z.infer<typeof storedDigest>

/** Null if there is no digest, or if another version of the code wrote it. Then it is made again from the rows. */
export const digestOfRow = (row: Row | undefined): Digest | null => storedDigest.safeParse(row).data ?? null

/** How often the digest was written. 0 before the first write. */
export const revisionOf = (row: Row | undefined): number => Number(row?.revision ?? 0)

export const digestRow = (sub: string, digest: Digest, revision: number): Key & Row => ({
  ...digestKey(sub),
  ...digest,
  revision,
})

/** A stored summary has no field names. That halves its length, and thousands of them are read at once. */
const storedPage = z.array(
  z.tuple([
    z.string(),
    applicationStatus,
    applicationStage,
    z.nullable(z.string()),
    z.string(),
    z.int(),
    // The interview and the closing day are left out where both are null, which is so for most.
    z.optional(z.nullable(z.string())),
    z.optional(z.string()),
  ]),
)
/** Summaries as one JSON text. DynamoDB's lists would take four times as long to read. */
export type Page = string

export const pageOfRow = (row: Row): Page => String(row.summaries)

/** The summaries, oldest first. Null if another version of the code wrote a page in another format. */
export const summariesOf = (pages: readonly Page[]): ApplicationSummary[] | null => {
  const stored = storedPage.safeParse(pages.flatMap(jsonOrNothing)).data
  if (!stored) return null
  return stored.map(
    ([id, status, stage, appliedDate, updatedAt, version, interviewAt = null, closesOn = null]) => ({
      id,
      status,
      stage,
      appliedDate,
      updatedAt,
      version,
      interviewAt,
      closesOn,
    }),
  )
}

const textOf = (summaries: readonly ApplicationSummary[]): Page => {
  const page: z.infer<typeof storedPage> = summaries.map(
    ({ id, status, stage, appliedDate, updatedAt, version, interviewAt, closesOn }) => {
      const all = [id, status, stage, appliedDate, updatedAt, version] as const
      if (closesOn !== null) return [...all, interviewAt, closesOn]
      return interviewAt === null ? [...all] : [...all, interviewAt]
    },
  )
  return JSON.stringify(page)
}

/** Oldest first, so that a new application changes only the last page. */
const pagesOf = (summaries: readonly ApplicationSummary[]): Page[] =>
  Array.from({ length: Math.ceil(summaries.length / pageSize) }, (_, page) =>
    textOf(summaries.slice(page * pageSize, (page + 1) * pageSize)),
  )

/** The writes that replace the pages `before` with those of `summaries`. A page that stays the same is not written. */
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
