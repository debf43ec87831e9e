import * as z from 'zod/mini'
import { applicationStage, applicationStatus } from './applications.ts'
import { day, instant, ulid } from './fields.ts'
import { domain } from './operation.ts'
import { subscription } from './subscription.ts'

/** The weeks that the chart of the home screen shows; the last is the current one. */
export const weeksShown = 12
/** The most recent changes that the home screen lists. */
export const activityShown = 5
/** The newest applications that the home screen weaves. */
export const wovenAtMost = 38

/** An application that something may be due for. */
export const candidate = z.object({
  id: ulid,
  jobTitle: z.string(),
  companyName: z.string(),
  status: applicationStatus,
  /** Of an offer or an interview: the first line of its notes, shortened. Else empty. */
  note: z.string(),
  appliedDate: z.nullable(day),
  updatedAt: instant,
})
export type Candidate = z.infer<typeof candidate>

/** What a person's applications amount to. */
export const applicationDigest = z.object({
  total: z.int(),
  byStatus: z.partialRecord(applicationStatus, z.int()),
  sent: z.int(),
  answered: z.int(),
  interviews: z.int(),
  /** Applications sent in each of the last weeks, Monday to Sunday in Lagos; the last is the current one. */
  weeks: z.array(z.object({ monday: day, count: z.int() })),
  /** The newest, oldest first. */
  woven: z.array(z.object({ id: ulid, status: applicationStatus, stage: applicationStage })),
  /** The latest changes, newest first. */
  activity: z.array(
    z.object({
      id: ulid,
      jobTitle: z.string(),
      companyName: z.string(),
      status: applicationStatus,
      /** Added, or changed later. */
      added: z.boolean(),
      at: instant,
    }),
  ),
  /** From these the screen names what to do next. */
  candidates: z.array(candidate),
})
export type ApplicationDigest = z.infer<typeof applicationDigest>

export const home = z.object({
  applications: applicationDigest,
  interviewSessions: z.int(),
  resumes: z.int(),
  /** What the plan names as its quota; null on plans without one. Applications may always be added. */
  quota: z.nullable(z.object({ applications: z.int(), resumes: z.int() })),
  /** Null before there is a profile. */
  profile: z.nullable(z.object({ percent: z.int(), missing: z.array(z.string()) })),
  /** The job preferences were saved, if only once. */
  hasPreferences: z.boolean(),
  subscription,
})
export type Home = z.infer<typeof home>

export const homeOperations = domain({
  get: {
    method: 'GET',
    path: '/home',
    access: 'person',
    summary: 'All that the home screen shows, in one round trip to the table.',
    response: home,
    errors: [],
  },
})
