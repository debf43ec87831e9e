import { ApiError } from '../../shared/api/errors.ts'
import type { Condition } from './expressions.ts'
import type { Failed } from './failed-conditions.ts'
import {
  type Counted,
  ended,
  type Guard,
  generationKey,
  guardFor,
  guardOf,
  guardRow,
  leaseFrom,
  uses,
  usesBack,
} from './generation-row.ts'
import { personPartition } from './keys.ts'
import { generationPrefix } from './schema.ts'
import type { Row, Table, Write } from './table.ts'

export type Wish = Counted & {
  readonly sub: string
  /** Of what comes of it, made by the client, with its kind before: the same wish sent again has the same. */
  readonly id: string
  /**
   * A hash of the request's words. Left out where no plan counts the words that were delivered before somebody left.
   */
  readonly fingerprint?: string
}

/** A generation that is under way, for whoever holds its lease. */
export type Held = { readonly sub: string; readonly id: string; readonly guard: Guard }

const isOver = ({ state, leaseUntil }: Guard, now: Date): boolean =>
  state === 'running' && leaseUntil <= now.getTime()

const asItIs = ({ state, leaseUntil }: Guard): Condition => ({ is: { state, leaseUntil } })

const interrupt = async (table: Table, { sub, id, guard }: Held): Promise<void> => {
  await table.update(
    generationKey(sub, id),
    { set: { ...ended('interrupted', guard), isDelivered: true } },
    asItIs(guard),
  )
}

const giveBack = async (table: Table, held: Held): Promise<void> => {
  const { sub, id, guard } = held
  if (guard.isDelivered) return interrupt(table, held)
  await table.transact([
    {
      update: generationKey(sub, id),
      changes: { set: ended('given-back', guard) },
      condition: asItIs(guard),
    },
    ...usesBack(sub, guard),
  ])
}

/** Gives back the uses that killed functions had counted: they can't do it themselves. True where there were such uses. */
const reclaim = async (table: Table, sub: string, now: Date): Promise<boolean> => {
  const { rows } = await table.query({ partition: personPartition(sub), startsWith: generationPrefix })
  const killed = rows
    .map((row: Row) => ({ sub, id: String(row.sk).slice(generationPrefix.length), guard: guardOf(row) }))
    .filter(({ guard }) => isOver(guard, now))
  for (const held of killed) await giveBack(table, held)
  return killed.length > 0
}

/** Whether the failed condition is the guard's, which is the first write of `attempt`. */
const isOfGuard = ({ index }: Failed): boolean => index === 0

/** The order of `uses`, after the guard. */
const refusal = (failed: readonly Failed[], { charge }: Counted): ApiError => {
  if (failed.some(({ index }) => index === 1)) return new ApiError('daily_limit')
  if (charge === 'first') return new ApiError('in_progress')
  return new ApiError(charge === 'rewrite' ? 'rewrite_limit' : 'letter_limit')
}

/**
 * Whether an interrupted request is repeated with the same words. The plan has counted it, so only the day counts it
 * again.
 */
const goesOn = ({ fingerprint = '' }: Wish, before: Guard | null): boolean =>
  before?.state === 'interrupted' && before.fingerprint === fingerprint

const attempt = async (table: Table, asked: Wish, before: Guard | null, now: Date) => {
  const isDelivered = goesOn(asked, before)
  const wish = isDelivered ? { ...asked, charge: null } : asked
  const { sub, id } = wish
  const guard = { ...guardFor(wish, now), isDelivered }
  const failed = await table.transact([
    {
      put: guardRow(sub, id, guard, now),
      condition: before ? asItIs(before) : { absent: true },
    },
    ...uses(sub, wish, now),
  ])
  return { held: { sub, id, guard }, failed }
}

/** Whoever held it was killed: it was counted once, and is not again. */
const takeOver = async (table: Table, wish: Wish, guard: Guard, now: Date): Promise<Held> => {
  const { sub, id } = wish
  const leaseUntil = leaseFrom(wish, now)
  const taken = await table.update(generationKey(sub, id), { set: { leaseUntil } }, asItIs(guard))
  if (!taken.written) throw new ApiError('in_progress')
  return { sub, id, guard: { ...guard, leaseUntil } }
}

const begin = async (table: Table, wish: Wish, now: Date): Promise<Held | 'done'> => {
  let { held, failed } = await attempt(table, wish, null, now)
  const row = failed.find(isOfGuard)?.found
  const before = row ? guardOf(row) : null
  if (before?.state === 'done') return 'done'
  if (before?.state === 'running') {
    if (!isOver(before, now)) throw new ApiError('in_progress')
    return takeOver(table, wish, before, now)
  }
  if (before) ({ held, failed } = await attempt(table, wish, before, now))
  if (failed.length > 0 && !failed.some(isOfGuard) && (await reclaim(table, wish.sub, now)))
    ({ held, failed } = await attempt(table, wish, before, now))
  if (failed.length === 0) return held
  throw failed.some(isOfGuard) ? new ApiError('in_progress') : refusal(failed, wish)
}

/**
 * What the model is asked for is counted before, once a wish however often it is sent, and what the plan counts is
 * given back where nothing comes of it: by whoever failed, or, where they were killed, by the next one who finds the
 * limit reached. It is not given back to a person who left after words were delivered, or letters would have no limit.
 */
export const generationStore = (table: Table) => ({
  /** `done`: it was written already. Throws in_progress, daily_limit, letter_limit, rewrite_limit. */
  begin: (wish: Wish, now: Date) => begin(table, wish, now),
  /**
   * Writes what came of it, and that it is done: both or neither. The failed conditions of `writes`. Throws in_progress
   * where another one has taken over.
   */
  finish: async ({ sub, id, guard }: Held, writes: readonly Write[]): Promise<Failed[]> => {
    const failed = await table.transact([
      ...writes,
      {
        update: generationKey(sub, id),
        changes: { set: ended('done', guard) },
        condition: asItIs(guard),
      },
    ])
    if (failed.some(({ index }) => index === writes.length)) throw new ApiError('in_progress')
    return failed
  },
  /** Gives the use back, once however often it is called. It stays counted where an earlier try delivered words. */
  giveBack: (held: Held) => giveBack(table, held),
  /** Keeps the use counted, because words were delivered. The same request may be repeated without another count. */
  interrupt: (held: Held) => interrupt(table, held),
})
export type GenerationStore = ReturnType<typeof generationStore>
