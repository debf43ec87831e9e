import type { Application } from '../../shared/api/applications.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { digestOf } from '../../shared/domain/application-digest.ts'
import { applicationOf } from './application-row.ts'
import { type Digest, digestKey, digestRow, revisionOf } from './digest-row.ts'
import { everyRow } from './every-row.ts'
import { personPartition } from './keys.ts'
import { profileKey } from './profile-row.ts'
import { applicationPrefix, interviewPrefix, resumePrefix } from './schema.ts'
import type { Row, Table } from './table.ts'

/** Another one can be a step ahead only as often as something changes meanwhile. */
const tries = 8

/** A row that we can't read was told of when it was written; it must not keep the others from being counted. */
const readable = (row: Row): Application[] => {
  try {
    return [applicationOf(row)]
  } catch {
    return []
  }
}

const gather = async (table: Table, sub: string, now: Date): Promise<Digest> => {
  const partition = personPartition(sub)
  const count = async (startsWith: string) =>
    (await everyRow(table, { partition, startsWith, keysOnly: true })).length
  const [applications, interviewSessions, resumes] = await Promise.all([
    everyRow(table, { partition, startsWith: applicationPrefix, newestFirst: true }),
    count(interviewPrefix),
    count(resumePrefix),
  ])
  return { applications: digestOf(applications.flatMap(readable), now), interviewSessions, resumes }
}

/**
 * One is kept only if no other was since before this one looked at the rows: so the last one kept has seen the last
 * change. Of somebody who has no profile, not yet or no more, nothing is kept.
 */
const rebuild = async (table: Table, sub: string, now: Date): Promise<Digest> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const before = await table.get(digestKey(sub))
    const digest = await gather(table, sub, now)
    const revision = revisionOf(before)
    const failed = await table.transact([
      { check: profileKey(sub), condition: { is: {} } },
      {
        put: digestRow(sub, digest, revision + 1),
        condition: before ? { is: { revision } } : { absent: true },
      },
    ])
    if (failed.every(({ index }) => index === 0)) return digest
  }
  throw new ApiError('unavailable')
}

/** What each person's applications, interview sessions and resumes amount to: derived from their rows, and kept. */
export const digestStore = (table: Table) => ({
  /** Makes it anew. Throws unavailable where others were a step ahead again and again. */
  rebuild: (sub: string, now: Date): Promise<Digest> => rebuild(table, sub, now),
})
export type DigestStore = ReturnType<typeof digestStore>
