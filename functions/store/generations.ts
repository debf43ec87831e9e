import { ApiError } from '../../shared/api/errors.ts'
import type { Failed } from './conflicts.ts'
import type { Condition } from './expressions.ts'
import {
  type Counted,
  ended,
  type GenerationRecord,
  generationKey,
  leaseFrom,
  newRecord,
  recordOf,
  recordRow,
  releasedUses,
  uses,
} from './generation-row.ts'
import { idIn, personRange } from './keys.ts'
import type { Row, Table, Write } from './table.ts'

export type GenerationRequest = Counted & {
  readonly sub: string
  /** The kind and the client's id of the request. A repeated request has the same id. */
  readonly id: string
  /** A hash of the request's words. It is needed only if the plan counts a request that the person left. */
  readonly fingerprint?: string
}

/** The right of one running function to finish a request. */
export type Lease = { readonly sub: string; readonly id: string; readonly record: GenerationRecord }

const isExpired = ({ state, leaseUntil }: GenerationRecord, now: Date): boolean =>
  state === 'running' && leaseUntil <= now.getTime()

const ifUnchanged = ({ state, leaseUntil }: GenerationRecord): Condition => ({ is: { state, leaseUntil } })

const interrupt = async (table: Table, { sub, id, record }: Lease): Promise<void> => {
  await table.update(
    generationKey(sub, id),
    { set: { ...ended('interrupted', record), isDelivered: true } },
    ifUnchanged(record),
  )
}

const releaseQuota = async (table: Table, lease: Lease): Promise<void> => {
  const { sub, id, record } = lease
  if (record.isDelivered) return interrupt(table, lease)
  await table.transact([
    {
      update: generationKey(sub, id),
      changes: { set: ended('given-back', record) },
      condition: ifUnchanged(record),
    },
    ...releasedUses(sub, record),
  ])
}

/** Releases the quota of functions that timed out, which can't do it themselves. True if there was any. */
const reclaim = async (table: Table, sub: string, now: Date): Promise<boolean> => {
  const { rows } = await table.query(personRange(sub, 'GENERATION#'))
  const timedOut = rows
    .map((row: Row) => ({ sub, id: idIn(String(row.sk)), record: recordOf(row) }))
    .filter(({ record }) => isExpired(record, now))
  for (const lease of timedOut) await releaseQuota(table, lease)
  return timedOut.length > 0
}

/** Whether the condition of the idempotency record failed, which is the first write of `attempt`. */
const isOfRecord = ({ index }: Failed): boolean => index === 0

/** The error for a quota that is used up. The failed conditions are in the order of `uses`, after the record. */
const refusal = (failed: readonly Failed[], { charge }: Counted): ApiError => {
  if (failed.some(({ index }) => index === 1)) return new ApiError('daily_limit')
  if (charge === 'first') return new ApiError('in_progress')
  return new ApiError(charge === 'rewrite' ? 'rewrite_limit' : 'letter_limit')
}

/** The interrupted record that the request repeats with the same words; null: there is none. */
const repeatedBy = (
  { fingerprint = '' }: GenerationRequest,
  before: GenerationRecord | null,
): GenerationRecord | null =>
  before?.state === 'interrupted' && before.fingerprint === fingerprint ? before : null

/** Of a repeat only the daily limit counts, because the plan has counted the try before. The record keeps what that was. */
const recordOfAttempt = (request: GenerationRequest, repeated: GenerationRecord | null, now: Date) => {
  const record = newRecord(request, now)
  if (!repeated) return record
  const { letterMonth, rewrittenAt, isFirst } = repeated
  return { ...record, isDelivered: true, letterMonth, rewrittenAt, isFirst }
}

const attempt = async (
  table: Table,
  asked: GenerationRequest,
  before: GenerationRecord | null,
  now: Date,
) => {
  const repeated = repeatedBy(asked, before)
  const request = repeated ? { ...asked, charge: null } : asked
  const { sub, id } = request
  const record = recordOfAttempt(request, repeated, now)
  const failed = await table.transact([
    {
      put: recordRow(sub, id, record, now),
      condition: before ? ifUnchanged(before) : { absent: true },
    },
    ...uses(sub, request, now),
  ])
  return { lease: { sub, id, record }, failed }
}

/** Takes over the lease of a function that timed out. The request was counted already, and is not counted again. */
const takeOver = async (
  table: Table,
  request: GenerationRequest,
  record: GenerationRecord,
  now: Date,
): Promise<Lease> => {
  const { sub, id } = request
  const leaseUntil = leaseFrom(request, now)
  const taken = await table.update(generationKey(sub, id), { set: { leaseUntil } }, ifUnchanged(record))
  if (!taken.written) throw new ApiError('in_progress')
  return { sub, id, record: { ...record, leaseUntil } }
}

const begin = async (table: Table, request: GenerationRequest, now: Date): Promise<Lease | 'done'> => {
  let { lease, failed } = await attempt(table, request, null, now)
  const row = failed.find(isOfRecord)?.found
  const before = row ? recordOf(row) : null
  if (before?.state === 'done') return 'done'
  if (before?.state === 'running') {
    if (!isExpired(before, now)) throw new ApiError('in_progress')
    return takeOver(table, request, before, now)
  }
  if (before) ({ lease, failed } = await attempt(table, request, before, now))
  if (failed.length > 0 && !failed.some(isOfRecord) && (await reclaim(table, request.sub, now)))
    ({ lease, failed } = await attempt(table, request, before, now))
  if (failed.length === 0) return lease
  throw failed.some(isOfRecord) ? new ApiError('in_progress') : refusal(failed, request)
}

/**
 * Requests to the model. Each request is counted once, before the model is asked, however often it is sent. If the
 * request fails, the function releases the quota of the plan. If the function timed out, the next request that meets
 * the limit releases the quota. If the person left after words were delivered, the quota stays used, because otherwise
 * letters would have no limit. A repeat releases it only if it changed nothing.
 */
export const generationStore = (table: Table) => ({
  /** `done` if the request was finished before. Throws in_progress, daily_limit, letter_limit, rewrite_limit. */
  begin: (request: GenerationRequest, now: Date) => begin(table, request, now),
  /**
   * Writes the result, and that the request is done, in one transaction. Returns the failed conditions of `writes`.
   * Throws in_progress if another function has taken over the lease.
   */
  finish: async ({ sub, id, record }: Lease, writes: readonly Write[]): Promise<Failed[]> => {
    const failed = await table.transact([
      ...writes,
      {
        update: generationKey(sub, id),
        changes: { set: ended('done', record) },
        condition: ifUnchanged(record),
      },
    ])
    if (failed.some(({ index }) => index === writes.length)) throw new ApiError('in_progress')
    return failed
  },
  /** Ends a request that changed nothing, and releases its quota, also that of an earlier try. Throws in_progress as `finish` does. */
  finishUnchanged: async ({ sub, id, record }: Lease): Promise<void> => {
    const failed = await table.transact([
      {
        update: generationKey(sub, id),
        changes: { set: ended('done', record) },
        condition: ifUnchanged(record),
      },
      ...releasedUses(sub, record),
    ])
    if (failed.length > 0) throw new ApiError('in_progress')
  },
  /** Releases the quota once, also if the call is repeated. The quota stays used if an earlier try delivered words. */
  releaseQuota: (lease: Lease) => releaseQuota(table, lease),
  /** Ends a request after words were delivered. Its quota stays used, and a repeat is not counted again. */
  interrupt: (lease: Lease) => interrupt(table, lease),
})
export type GenerationStore = ReturnType<typeof generationStore>
