import * as z from 'zod/mini'
import { dayInLagos, monthInLagos } from '../../shared/domain/calendar.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import { generationPrefix } from './schema.ts'
import type { Key, Row, Write } from './table.ts'
import { oneUse, usageKey } from './usage.ts'
import { letterMetric, rewriteKey } from './writers.ts'

/** Longer than it takes to write anything, in milliseconds. */
const writingLease = 150_000
/** Longer than the function may take that asks and scores. */
const practiceLease = 35_000
/** How long the same wish is known for the same by its guard; later, by what came of it. */
const keepFor = 3 * dayMs
/** As long as what was counted for somebody who was killed can be missed: no plan counts in more than a month. */
const keepRunningFor = 31 * dayMs
/**
 * What nobody reaches who writes for themselves: a bound to what one account can cost in a day. So it is not given back:
 * who leaves shortly before the end has cost as much.
 */
export const generationsPerDay = 60
/** In milliseconds: a plan with a limit rewrites a resume once in this time. */
export const rewriteEvery = 7 * dayMs

/** How often a day a person may have something done. */
export type Bound = {
  readonly metric: string
  readonly perDay: number
  /**
   * Where nothing came of it, it was not used. But as often as it may be used it may be in vain, and no more: whoever
   * makes the model fail, or changes what it reads meanwhile, costs as much as others do.
   */
  readonly isGivenBack: boolean
  /** Milliseconds, longer than it takes: after them, whoever held it has been killed. */
  readonly lease: number
}

/** Of what is written: documents, texts and analyses. */
export const writingBound: Bound = {
  metric: 'generation',
  perDay: generationsPerDay,
  isGivenBack: false,
  lease: writingLease,
}
/** Of messages to the coach. */
export const coachBound: Bound = { metric: 'coach', perDay: 150, isGivenBack: false, lease: writingLease }
/** Of sets of questions, and of answers that the model scores. */
export const questionsBound: Bound = {
  metric: 'questions',
  perDay: 40,
  isGivenBack: true,
  lease: practiceLease,
}
export const feedbackBound: Bound = {
  metric: 'feedback',
  perDay: 200,
  isGivenBack: true,
  lease: practiceLease,
}

/**
 * What a plan counts besides: letters of the month up to a limit, the rewrite, or that the first resume, which is free,
 * was begun.
 */
export type Charge = { readonly lettersAtMost: number } | 'rewrite' | 'first' | null

/** What is counted for one generation. */
export type Counted = {
  readonly charge: Charge
  /** Left out: that of writing. */
  readonly bound?: Bound
}

const lettersOf = (charge: Charge) => (typeof charge === 'string' ? null : charge)

export const generationKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${generationPrefix}${id}`,
})

const storedGuard = z.object({
  /** `interrupted`: whoever asked left after words were delivered. It stays counted. */
  state: z.enum(['running', 'done', 'given-back', 'interrupted']),
  /** A hash of what was asked for: an interrupted request with the same one goes on without another count. */
  fingerprint: z._default(z.string(), ''),
  /** Whether words were delivered in an earlier try: then no later one gives anything back. */
  isDelivered: z._default(z.boolean(), false),
  /** Milliseconds since 1970. */
  leaseUntil: z.int(),
  /** What the plan counted for it, to be given back where nothing comes of it: in which month, and when. */
  letterMonth: z.nullable(z.string()),
  rewrittenAt: z.nullable(z.int()),
  isFirst: z._default(z.boolean(), false),
  /** The use of a day that is given back: of what, and of which day. */
  daily: z._default(z.nullable(z.object({ metric: z.string(), day: z.string() })), null),
})
export type Guard = z.infer<typeof storedGuard>
export const guardOf = (row: Row): Guard => storedGuard.parse(row)

export const leaseFrom = ({ bound = writingBound }: Counted, now: Date): number => now.getTime() + bound.lease

export const guardFor = (counted: Counted & { readonly fingerprint?: string }, now: Date): Guard => {
  const { charge, bound = writingBound, fingerprint = '' } = counted
  return {
    state: 'running',
    fingerprint,
    isDelivered: false,
    leaseUntil: leaseFrom(counted, now),
    letterMonth: lettersOf(charge) ? monthInLagos(now) : null,
    rewrittenAt: charge === 'rewrite' ? now.getTime() : null,
    isFirst: charge === 'first',
    daily: bound.isGivenBack ? { metric: bound.metric, day: dayInLagos(now) } : null,
  }
}

export const guardRow = (sub: string, id: string, guard: Guard, now: Date): Key & Row => ({
  ...guard,
  ...expiring(new Date(now.getTime() + keepRunningFor)),
  ...generationKey(sub, id),
})

/** How a guard ends: nothing is missed any more. */
export const ended = (state: Exclude<Guard['state'], 'running'>, { leaseUntil }: Guard): Row => ({
  state,
  ...expiring(new Date(leaseUntil + keepFor)),
})

/** What is counted for one generation, the day's use first. */
export const uses = (sub: string, { charge, bound = writingBound }: Counted, now: Date): Write[] => {
  const letters = lettersOf(charge)
  const ofDay = oneUse(sub, bound.metric, dayInLagos(now), bound.perDay)
  return [
    bound.isGivenBack
      ? { ...ofDay, condition: { below: { used: bound.perDay, inVain: bound.perDay } } }
      : ofDay,
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

/** What the plan counted, taken back. The rewrite before was long enough ago, or this one had not been counted. */
export const usesBack = (sub: string, { letterMonth, rewrittenAt, isFirst, daily }: Guard): Write[] => [
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
          // Not where another one was counted since: this one is in nobody's way then.
          condition: { is: { rewrittenAt } },
        },
      ]),
  ...(isFirst ? [{ update: rewriteKey(sub), changes: { remove: ['firstBegunAt'] } }] : []),
]
