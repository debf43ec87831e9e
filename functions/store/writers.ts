import * as z from 'zod/mini'
import type { Profile } from '../../shared/api/profile.ts'
import { monthInLagos } from '../../shared/domain/calendar.ts'
import type { Tier } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { countOf, resumesKey } from './resume-row.ts'
import { subscriptionKeys, viewOfRows } from './subscription-view.ts'
import type { Key, Table } from './table.ts'
import { usageKey } from './usage.ts'

/** Letters of a month are counted under this name. */
export const letterMetric = 'letter'
/** When a resume was last rewritten, and the first one begun, on a plan that limits it: milliseconds since 1970. */
export const rewriteKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'USAGE#rewrite#last' })

const used = z._default(z.object({ used: z._default(z.int(), 0) }), { used: 0 })
const rewritten = z._default(
  z.object({ rewrittenAt: z._default(z.int(), 0), firstBegunAt: z._default(z.int(), 0) }),
  { rewrittenAt: 0, firstBegunAt: 0 },
)

/** Who has something written for them: what must be known of them first. */
export type Writer = {
  readonly tier: Tier
  /** Null before there is one. */
  readonly profile: Profile | null
  readonly resumes: { readonly count: number; readonly primary: string | null; readonly generated: number }
  /** Letters of this month in Lagos. */
  readonly letters: number
  /** Milliseconds since 1970; 0: never, on a plan that limits it. */
  readonly rewrittenAt: number
  /** The same of the first resume that the model began to write; 0: it began none, or nothing came of it. */
  readonly firstBegunAt: number
}

/** All of that in one round trip. */
export const writerStore = (table: Table) => ({
  /** The plan alone: nothing else of the person is read. */
  tier: async (sub: string, now: Date): Promise<Tier> => {
    const [subscription, card] = await table.getMany(subscriptionKeys(sub))
    return viewOfRows(subscription, card, now).tier
  },
  get: async (sub: string, now: Date): Promise<Writer> => {
    const [profile, count, letters, rewrite, subscription, card] = await table.getMany([
      profileKey(sub),
      resumesKey(sub),
      usageKey(sub, letterMetric, monthInLagos(now)),
      rewriteKey(sub),
      ...subscriptionKeys(sub),
    ])
    const { resumes, primary = null, generated } = countOf(count)
    return {
      tier: viewOfRows(subscription, card, now).tier,
      profile: profile ? profileOf(profile) : null,
      resumes: { count: resumes, primary, generated },
      letters: used.parse(letters).used,
      ...rewritten.parse(rewrite),
    }
  },
})
export type WriterStore = ReturnType<typeof writerStore>
