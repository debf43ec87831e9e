import * as z from 'zod/mini'
import { day, instant, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** A figure counted from fewer than this is hidden, because it is mostly chance. */
export const leastForInsight = 5
/** The number of weeks in the pace chart; the last is the current week. */
export const insightWeeks = 12

/** `count` out of `n`; `percent` is null when n is below five. */
const rate = z.object({ n: z.int(), count: z.int(), percent: z.nullable(z.int()) })

export const insights = z.object({
  /** The number of tracked applications. */
  applications: z.int(),
  /** How many tracked applications ever reached each step; `percent` is relative to the step before. */
  funnel: z.array(z.object({ step: z.enum(['tracked', 'applied', 'interview', 'offer']), ...rate.shape })),
  /** Answers (an invitation, an offer or a refusal) to sent applications. */
  responses: rate,
  /** Applications sent in each week, Monday to Sunday in Lagos; `n` is their sum. */
  pace: z.object({ n: z.int(), weeks: z.array(z.object({ monday: day, sent: z.int() })) }),
  /** Days from sending to the answer, counted when both days are known. `medianDays` is null below five. */
  timeToAnswer: z.object({
    n: z.int(),
    medianDays: z.nullable(z.int()),
    /** Empty when there are fewer than five answers. */
    spread: z.array(z.object({ label: z.string(), count: z.int() })),
  }),
  /**
   * Grouped by the site of the link: `MyJobMag`, `LinkedIn`, `No link`. The group with most sent applications is first.
   */
  sources: z.array(
    z.object({ source: z.string(), sent: z.int(), answered: z.int(), percent: z.nullable(z.int()) }),
  ),
  /** Completed interview sessions, oldest first. Below five, `meanScore` is null and `sessions` is empty. */
  practice: z.object({
    n: z.int(),
    meanScore: z.nullable(z.int()),
    sessions: z.array(z.object({ id: ulid, at: instant, jobTitle: z.string(), score: z.int() })),
  }),
})
export type Insights = z.infer<typeof insights>

export const insightOperations = domain({
  get: {
    method: 'GET',
    path: '/insights',
    access: 'person',
    summary: "What the caller's applications and practice amount to, on Elite.",
    response: insights,
    errors: ['upgrade_required'],
  },
})
