import * as z from 'zod/mini'
import type { Profile } from '../../shared/api/profile.ts'
import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { monthInLagos } from '../../shared/domain/calendar.ts'
import { type Standing, standingOf } from '../../shared/domain/model-budget.ts'
import type { Tier } from '../../shared/lists.ts'
import { personKey } from './keys.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { recordKey, recordOf } from './record-row.ts'
import { countOf, resumesKey } from './resume-row.ts'
import { subscriptionKeys, viewOfRows } from './subscription-row.ts'
import type { Key, Row, Table } from './table.ts'
import { usageKey } from './usage.ts'

/** The metric that counts the letters of a month. */
export const letterMetric = 'letter'
/** The row with the times of the last rewrite and of the first resume, for plans that limit them. */
export const rewriteKey = (sub: string): Key => personKey(sub, 'USAGE#rewrite#last')

const used = z._default(z.object({ used: z._default(z.int(), 0) }), { used: 0 })
const rewritten = z._default(
  z.object({ rewrittenAt: z._default(z.int(), 0), firstBegunAt: z._default(z.int(), 0) }),
  { rewrittenAt: 0, firstBegunAt: 0 },
)

export type WriterPlan = { readonly tier: Tier; readonly standing: Standing }

/** What must be known of a person before the model writes something for them. */
export type Writer = WriterPlan & {
  /** Null before the profile is made. */
  readonly profile: Profile | null
  /** The form of the career record. Null before its first save. */
  readonly record: ResumeForm | null
  readonly resumes: { readonly count: number; readonly primary: string | null; readonly generated: number }
  /** The number of letters of this month in Lagos. */
  readonly letters: number
  /** The last rewrite that a plan has counted, in milliseconds since 1970. 0 if there was none. */
  readonly rewrittenAt: number
  /** When the model began the first resume, in milliseconds since 1970. 0 if it began none, or if it failed. */
  readonly firstBegunAt: number
}

const planOf = (subscription: Row | undefined, card: Row | undefined, now: Date): WriterPlan => {
  const view = viewOfRows(subscription, card, now)
  return { tier: view.tier, standing: standingOf(view) }
}

/** Reads a writer in one round trip. */
export const writerStore = (table: Table) => ({
  /** Reads only the plan. */
  plan: async (sub: string, now: Date): Promise<WriterPlan> => {
    const [subscription, card] = await table.getMany(subscriptionKeys(sub))
    return planOf(subscription, card, now)
  },
  get: async (sub: string, now: Date): Promise<Writer> => {
    const [profile, record, count, letters, rewrite, subscription, card] = await table.getMany([
      profileKey(sub),
      recordKey(sub),
      resumesKey(sub),
      usageKey(sub, letterMetric, monthInLagos(now)),
      rewriteKey(sub),
      ...subscriptionKeys(sub),
    ])
    const { resumes, primary = null, generated } = countOf(count)
    return {
      ...planOf(subscription, card, now),
      profile: profile ? profileOf(profile) : null,
      record: recordOf(record)?.form ?? null,
      resumes: { count: resumes, primary, generated },
      letters: used.parse(letters).used,
      ...rewritten.parse(rewrite),
    }
  },
})
export type WriterStore = ReturnType<typeof writerStore>
