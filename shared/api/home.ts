import * as z from 'zod/mini'
import { applicationStage, applicationStatus, appointment } from './applications.ts'
import { day, instant, ulid } from './fields.ts'
import { domain } from './operation.ts'
import { subscription } from './subscription.ts'

/** The weeks that the chart of the home screen shows; the last is the current one. */
export const weeksShown = 12
/** The most recent changes that the home screen lists. */
export const activityShown = 5
/** How many of the newest applications the woven drawing of the home screen shows. */
export const wovenAtMost = 38

/** How many interviews to come the home screen lists. */
export const interviewsShown = 3

/** An application for which the person may have something to do. */
export const candidate = z.object({
  id: ulid,
  jobTitle: z.string(),
  companyName: z.string(),
  status: applicationStatus,
  /** The first line of the notes of an offer or an interview, shortened; otherwise empty. */
  note: z.string(),
  appliedDate: z.nullable(day),
  /** The last day on which a saved job takes applications. A candidate that is older than this field has none. */
  closesOn: z._default(z.nullable(day), null),
  updatedAt: instant,
})
export type Candidate = z.infer<typeof candidate>

/** An application with an interview that is still to come. */
export const upcomingInterview = z.object({
  id: ulid,
  jobTitle: z.string(),
  companyName: z.string(),
  /** As in a candidate. */
  note: z.string(),
  interview: appointment,
  updatedAt: instant,
})
export type UpcomingInterview = z.infer<typeof upcomingInterview>

/** The figures and lists of the home screen, counted from a person's applications. */
export const applicationDigest = z.object({
  total: z.int(),
  byStatus: z.partialRecord(applicationStatus, z.int()),
  sent: z.int(),
  /** How many of the sent ones have no day, and so are in no week. A digest that is older than this count has none. */
  undated: z._default(z.int(), 0),
  answered: z.int(),
  interviews: z.int(),
  /** Applications sent in each of the last weeks, Monday to Sunday in Lagos; the last is the current one. */
  weeks: z.array(z.object({ monday: day, count: z.int() })),
  /** The newest applications, oldest first, for the woven drawing. */
  woven: z.array(z.object({ id: ulid, status: applicationStatus, stage: applicationStage })),
  /** The latest changes, newest first. */
  activity: z.array(
    z.object({
      id: ulid,
      jobTitle: z.string(),
      companyName: z.string(),
      status: applicationStatus,
      /** True when the application was added, false when it was changed later. */
      added: z.boolean(),
      at: instant,
    }),
  ),
  /** The screen chooses the next step, and what is due, from these applications: a few of each status. */
  candidates: z.array(candidate),
  /** The interviews to come, soonest first. A digest that is older than this list has none. */
  upcoming: z._default(z.array(upcomingInterview), []),
})
export type ApplicationDigest = z.infer<typeof applicationDigest>

export const home = z.object({
  applications: applicationDigest,
  interviewSessions: z.int(),
  resumes: z.int(),
  alerts: z.int(),
  /** The quota that the plan names; null on plans without a quota. Applications can be added above the quota. */
  quota: z.nullable(z.object({ applications: z.int(), resumes: z.int() })),
  /** Null when the person has no profile yet. */
  profile: z.nullable(
    z.object({
      percent: z.int(),
      missing: z.array(z.string()),
      /** The person's role, and where they live: what a first search asks for. Each is '' when it is not given. */
      jobTitle: z.string(),
      place: z.string(),
    }),
  ),
  /** The person's address if their mailbox refuses our mails; null: it takes them, as far as we know. */
  refusingMailbox: z._default(z.nullable(z.string()), null),
  /** Whether the person ever saved job preferences. */
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
