import * as z from 'zod/mini'
import { applicationDigest } from '../../shared/api/home.ts'
import { personPartition } from './keys.ts'
import { digestSortKey } from './schema.ts'
import type { Key, Row } from './table.ts'

export const digestKey = (sub: string): Key => ({ pk: personPartition(sub), sk: digestSortKey })

const storedDigest = z.object({
  applications: applicationDigest,
  interviewSessions: z.int(),
  resumes: z.int(),
})
/** What a person's rows amount to, as it is kept: `digestAt` shapes its applications for a moment. */
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
