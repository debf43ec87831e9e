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
/** How long the same wish is known for the same. */
const keepFor = 3 * dayMs
/** What nobody reaches who writes for themselves: a bound to what one account can cost in a day. */
export const generationsPerDay = 60
const dailyMetric = 'generation'
/** In milliseconds: a plan with a limit rewrites a resume once in this time. */
export const rewriteEvery = 7 * dayMs

/** What a plan counts besides: letters of the month up to a limit, or the rewrite, after the one before. */
export type Charge = { readonly lettersAtMost: number } | { readonly rewrittenBefore: number } | null

export const generationKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${generationPrefix}${id}`,
})

const storedGuard = z.object({
  state: z.enum(['running', 'done', 'given-back']),
  /** Milliseconds since 1970. */
  leaseUntil: z.int(),
  /** What was counted for it, to be given back where nothing comes of it. */
  day: z.string(),
  letterMonth: z.nullable(z.string()),
  rewrittenBefore: z.nullable(z.int()),
})
export type Guard = z.infer<typeof storedGuard>
export const guardOf = (row: Row): Guard => storedGuard.parse(row)

export const leaseFrom = (now: Date): number => now.getTime() + leaseFor

export const guardFor = (charge: Charge, now: Date): Guard => ({
  state: 'running',
  leaseUntil: leaseFrom(now),
  day: dayInLagos(now),
  letterMonth: charge && 'lettersAtMost' in charge ? monthInLagos(now) : null,
  rewrittenBefore: charge && 'rewrittenBefore' in charge ? charge.rewrittenBefore : null,
})

export const guardRow = (sub: string, id: string, guard: Guard, now: Date): Key & Row => ({
  ...guard,
  ...expiring(new Date(now.getTime() + keepFor)),
  ...generationKey(sub, id),
})

/** What is counted for one generation, the day's use first. */
export const uses = (sub: string, charge: Charge, now: Date): Write[] => [
  oneUse(sub, dailyMetric, dayInLagos(now), generationsPerDay),
  ...(charge && 'lettersAtMost' in charge
    ? [oneUse(sub, letterMetric, monthInLagos(now), charge.lettersAtMost)]
    : []),
  ...(charge && 'rewrittenBefore' in charge
    ? [
        {
          update: rewriteKey(sub),
          changes: { set: { rewrittenAt: now.getTime() } },
          condition: { below: { rewrittenAt: now.getTime() - rewriteEvery + 1 } },
        },
      ]
    : []),
]

/** The same, taken back. */
export const usesBack = (sub: string, { day, letterMonth, rewrittenBefore }: Guard): Write[] => [
  { update: usageKey(sub, dailyMetric, day), changes: { add: { used: -1 } } },
  ...(letterMonth === null
    ? []
    : [{ update: usageKey(sub, letterMetric, letterMonth), changes: { add: { used: -1 } } }]),
  ...(rewrittenBefore === null
    ? []
    : [{ update: rewriteKey(sub), changes: { set: { rewrittenAt: rewrittenBefore } } }]),
]
