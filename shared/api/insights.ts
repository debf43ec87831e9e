import * as z from 'zod/mini'
import { day, instant, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** Below this many, a figure says more of chance than of the person: it is hidden. */
export const leastForInsight = 5
/** The weeks of the pace; the last is the current one. */
export const insightWeeks = 12

/** How many of `n` there were; `percent` is null where n is below five. */
const rate = z.object({ n: z.int(), count: z.int(), percent: z.nullable(z.int()) })
export type Rate = z.infer<typeof rate>

export const insights = z.object({
  /** Tracked, in all. */
  applications: z.int(),
  /** How many ever got so far, of all that are tracked; `percent` is of those of the step before. */
  funnel: z.array(z.object({ step: z.enum(['tracked', 'applied', 'interview', 'offer']), ...rate.shape })),
  /** Answers (an invitation, an offer or a refusal) to what was sent. */
  responses: rate,
  /** Sent in each week, Monday to Sunday in Lagos; `n` is their sum. */
  pace: z.object({ n: z.int(), weeks: z.array(z.object({ monday: day, sent: z.int() })) }),
  /** Days from sending to the answer, of those whose both days are known. `medianDays` is null below five. */
  timeToAnswer: z.object({
    n: z.int(),
    medianDays: z.nullable(z.int()),
    /** Empty below five. */
    spread: z.array(z.object({ label: z.string(), count: z.int() })),
  }),
  /** By the site of the link: `MyJobMag`, `LinkedIn`, `No link`. Most sent first. */
  sources: z.array(
    z.object({ source: z.string(), sent: z.int(), answered: z.int(), percent: z.nullable(z.int()) }),
  ),
  /** Completed practice sessions, oldest first. `meanScore` is null below five, and `sessions` empty. */
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
