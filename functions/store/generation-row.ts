import * as z from 'zod/mini'
import { dayInLagos, dayMs, monthInLagos } from '../../shared/domain/calendar.ts'
import { once } from '../../shared/once.ts'
import { expiring, personKey } from './keys.ts'
import type { Key, Row, Write } from './table.ts'
import { oneUse, usageKey } from './usage.ts'
import { letterMetric, rewriteKey } from './writers.ts'

/** In milliseconds: must outlast the longest run of `assistant`, because an expired lease releases the quota. */
const writingLease = 150_000
/** Lease length of `interviews`, the function that asks questions and scores answers. */
const interviewLease = 35_000
/** How long a finished record is stored. Afterwards a repeated request is recognised by the document with its id. */
const keepFor = 3 * dayMs
/** How long the record of a run that timed out is stored: a month, because no quota counts for longer. */
const keepRunningFor = 31 * dayMs
/**
 * How many answers of the model one account gets in a day, which limits what it can cost. A person who writes only their
 * own documents does not reach this limit. A request that failed counts, too, because one that its caller leaves shortly
 * before the end has cost as much as a finished one.
 */
export const generationsPerDay = 60
/** In milliseconds. A plan with a limit can rewrite a resume once in this time. */
export const rewriteEvery = 7 * dayMs

/** A daily limit of one kind of request. */
type Bound = {
  readonly metric: string
  readonly perDay: number
  /**
   * Whether a failed request releases its quota. In one day as many requests may fail as may succeed, because a request
   * that makes the model fail costs as much as any other.
   */
  readonly isReleased: boolean
  /** In milliseconds. When a lease expires, the function that had it has certainly timed out. */
  readonly lease: number
}

/** The limit of writing: documents, texts and analyses. */
const writingBound: Bound = {
  metric: 'generation',
  perDay: generationsPerDay,
  isReleased: false,
  lease: writingLease,
}
/** The limit of messages to the coach. */
export const coachBound: Bound = { metric: 'coach', perDay: 150, isReleased: false, lease: writingLease }
/** The limit of other wordings of single lines, of which a person tries many. */
export const lineBound: Bound = { metric: 'line', perDay: 150, isReleased: true, lease: writingLease }
/** The limits of sets of questions, and of answers that the model scores. */
export const questionsBound: Bound = {
  metric: 'questions',
  perDay: 40,
  isReleased: true,
  lease: interviewLease,
}
export const feedbackBound: Bound = {
  metric: 'feedback',
  perDay: 200,
  isReleased: true,
  lease: interviewLease,
}

/** What the plan counts besides the daily limit: letters of the month, a rewrite, or the free first resume. */
export type Charge = { readonly lettersAtMost: number } | 'rewrite' | 'first' | null

/** What is counted for one generation. */
export type Counted = {
  readonly charge: Charge
  /** The default is `writingBound`. */
  readonly bound?: Bound
  /**
   * The answers of the model that the request needs. Each counts for the limit of writing, because a career of twenty
   * jobs takes up to twenty. The last request of a day may exceed the limit. The default is 1.
   */
  readonly answers?: number
}

const lettersOf = (charge: Charge) => (typeof charge === 'string' ? null : charge)

export const generationKey = (sub: string, id: string): Key => personKey(sub, `GENERATION#${id}`)

/** The idempotency record of a request. */
const storedRecord = once(() =>
  z.object({
    /** `interrupted`: the person left after words were delivered, so it stays counted. `given-back`: released. */
    state: z.enum(['running', 'done', 'given-back', 'interrupted']),
    /** A hash of the request. An interrupted request that is repeated with the same hash is not counted again. */
    fingerprint: z._default(z.string(), ''),
    /** Whether an earlier try delivered words. Then no later try releases the quota. */
    isDelivered: z._default(z.boolean(), false),
    /** Milliseconds since 1970. */
    leaseUntil: z.int(),
    /** What the plan counted, so that it can be released: the month of a letter, and the time of a rewrite. */
    letterMonth: z.nullable(z.string()),
    rewrittenAt: z.nullable(z.int()),
    isFirst: z._default(z.boolean(), false),
    /** The daily limit that can be released: its metric and its day. */
    daily: z._default(z.nullable(z.object({ metric: z.string(), day: z.string() })), null),
  }),
)
export type GenerationRecord = z.infer<ReturnType<typeof storedRecord>>
export const recordOf = (row: Row): GenerationRecord => storedRecord().parse(row)

export const leaseFrom = ({ bound = writingBound }: Counted, now: Date): number => now.getTime() + bound.lease

export const newRecord = (
  counted: Counted & { readonly fingerprint?: string },
  now: Date,
): GenerationRecord => {
  const { charge, bound = writingBound, fingerprint = '' } = counted
  return {
    state: 'running',
    fingerprint,
    isDelivered: false,
    leaseUntil: leaseFrom(counted, now),
    letterMonth: lettersOf(charge) ? monthInLagos(now) : null,
    rewrittenAt: charge === 'rewrite' ? now.getTime() : null,
    isFirst: charge === 'first',
    daily: bound.isReleased ? { metric: bound.metric, day: dayInLagos(now) } : null,
  }
}

export const recordRow = (sub: string, id: string, record: GenerationRecord, now: Date): Key & Row => ({
  ...record,
  ...expiring(new Date(now.getTime() + keepRunningFor)),
  ...generationKey(sub, id),
})

/** The attributes of a record that has ended. It expires earlier than a running one. */
export const ended = (
  state: Exclude<GenerationRecord['state'], 'running'>,
  { leaseUntil }: GenerationRecord,
): Row => ({
  state,
  ...expiring(new Date(leaseUntil + keepFor)),
})

/** The writes that count one request. The daily limit is the first. */
export const uses = (
  sub: string,
  { charge, bound = writingBound, answers = 1 }: Counted,
  now: Date,
): Write[] => {
  const letters = lettersOf(charge)
  const ofDay = oneUse(sub, bound.metric, dayInLagos(now), bound.perDay)
  return [
    bound.isReleased
      ? { ...ofDay, condition: { below: { used: bound.perDay, inVain: bound.perDay } } }
      : { ...ofDay, changes: { ...ofDay.changes, add: { used: answers } } },
    ...(letters ? [oneUse(sub, letterMetric, monthInLagos(now), letters.lettersAtMost)] : []),
    ...(charge === 'rewrite'
      ? [
          {
            update: rewriteKey(sub),
            changes: { set: { rewrittenAt: now.getTime() } },
            condition: { below: { rewrittenAt: now.getTime() - rewriteEvery + 1 } },
          },
        ]
      : []),
    ...(charge === 'first'
      ? [
          {
            update: rewriteKey(sub),
            changes: { set: { firstBegunAt: now.getTime() } },
            condition: { below: { firstBegunAt: 1 } },
          },
        ]
      : []),
  ]
}

/** Releases what was counted. A rewrite is set to 0, because the rewrite before it was long enough ago. */
export const releasedUses = (
  sub: string,
  { letterMonth, rewrittenAt, isFirst, daily }: GenerationRecord,
): Write[] => [
  ...(daily === null
    ? []
    : [{ update: usageKey(sub, daily.metric, daily.day), changes: { add: { used: -1, inVain: 1 } } }]),
  ...(letterMonth === null
    ? []
    : [{ update: usageKey(sub, letterMetric, letterMonth), changes: { add: { used: -1 } } }]),
  ...(rewrittenAt === null
    ? []
    : [
        {
          update: rewriteKey(sub),
          changes: { set: { rewrittenAt: 0 } },
          // The condition fails if another rewrite was counted since.
          condition: { is: { rewrittenAt } },
        },
      ]),
  ...(isFirst ? [{ update: rewriteKey(sub), changes: { remove: ['firstBegunAt'] } }] : []),
]
