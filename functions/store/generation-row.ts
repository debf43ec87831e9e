import * as z from 'zod/mini'
import { dayInLagos, monthInLagos } from '../../shared/domain/calendar.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import { generationPrefix } from './schema.ts'
import type { Key, Row, Write } from './table.ts'
import { oneUse, usageKey } from './usage.ts'
import { letterMetric, rewriteKey } from './writers.ts'

/** Longer than any generation takes, in milliseconds: after it, whoever held it has been killed. */
const leaseFor = 150_000
/** How long the same wish is known for the same by its guard; later, by what came of it. */
const keepFor = 3 * dayMs
/** As long as what was counted for somebody who was killed can be missed: no plan counts in more than a month. */
const keepRunningFor = 31 * dayMs
/**
 * What nobody reaches who writes for themselves: a bound to what one account can cost in a day. So it is not given back:
 * who leaves shortly before the end has cost as much.
 */
export const generationsPerDay = 60
const dailyMetric = 'generation'
/** In milliseconds: a plan with a limit rewrites a resume once in this time. */
export const rewriteEvery = 7 * dayMs

/** What a plan counts besides: letters of the month up to a limit, or the rewrite. */
export type Charge = { readonly lettersAtMost: number } | 'rewrite' | null

const lettersOf = (charge: Charge) => (charge === 'rewrite' ? null : charge)

export const generationKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${generationPrefix}${id}`,
})

const storedGuard = z.object({
  state: z.enum(['running', 'done', 'given-back']),
  /** Milliseconds since 1970. */
  leaseUntil: z.int(),
  /** What the plan counted for it, to be given back where nothing comes of it: in which month, and when. */
  letterMonth: z.nullable(z.string()),
  rewrittenAt: z.nullable(z.int()),
})
export type Guard = z.infer<typeof storedGuard>
export const guardOf = (row: Row): Guard => storedGuard.parse(row)

export const leaseFrom = (now: Date): number => now.getTime() + leaseFor

export const guardFor = (charge: Charge, now: Date): Guard => ({
  state: 'running',
  leaseUntil: leaseFrom(now),
  letterMonth: lettersOf(charge) ? monthInLagos(now) : null,
  rewrittenAt: charge === 'rewrite' ? now.getTime() : null,
})

export const guardRow = (sub: string, id: string, guard: Guard, now: Date): Key & Row => ({
  ...guard,
  ...expiring(new Date(now.getTime() + keepRunningFor)),
  ...generationKey(sub, id),
})

/** How a guard ends: nothing is missed any more. */
export const ended = (state: 'done' | 'given-back', { leaseUntil }: Guard): Row => ({
  state,
  ...expiring(new Date(leaseUntil + keepFor)),
})

/** What is counted for one generation, the day's use first. */
export const uses = (sub: string, charge: Charge, now: Date): Write[] => {
  const letters = lettersOf(charge)
  return [
    oneUse(sub, dailyMetric, dayInLagos(now), generationsPerDay),
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
  ]
}

/** What the plan counted, taken back. The rewrite before was long enough ago, or this one had not been counted. */
export const usesBack = (sub: string, { letterMonth, rewrittenAt }: Guard): Write[] => [
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
]
