import * as z from 'zod/mini'
import { alertFrequencies, boards, searchJobTypes } from '../lists.ts'
import { instant, line, optionalLine, salary, ulid, version } from './fields.ts'
import { domain } from './operation.ts'

/** The most alerts of one person. */
export const alertsAtMost = 20
/** The most keywords of one alert. */
export const alertKeywordsAtMost = 10
/** The latest jobs that an alert keeps to show. */
export const alertJobsShown = 10

/** `all` is not among them: an alert without a type has none. */
export const alertJobType = z.enum(
  searchJobTypes.filter((type): type is Exclude<typeof type, 'all'> => type !== 'all'),
)

/** What a person fills in. Every keyword is looked for by itself: a job with any of them is meant. */
export const alertForm = z.strictObject({
  title: line('Title', 120),
  keywords: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
    .check(
      z.minLength(1, 'Keywords are required.'),
      z.maxLength(alertKeywordsAtMost, `Keep this to ${alertKeywordsAtMost} keywords.`),
    ),
  location: optionalLine(100),
  jobType: z.nullable(alertJobType),
  /** Naira a month. The two are not put in order. */
  salaryMin: salary,
  salaryMax: salary,
  /** As chosen. The plan decides how often it is at most: `effectiveFrequency`. */
  frequency: z.enum(alertFrequencies),
  isActive: z.boolean(),
  /** By mail too. */
  byMail: z.boolean(),
})
export type AlertForm = z.infer<typeof alertForm>

/** A job that an alert told of. */
export const alertedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  board: z.enum(boards),
  url: z.string(),
  hasWarnings: z.boolean(),
})
export type AlertedJob = z.infer<typeof alertedJob>

export const alert = z.object({
  id: ulid,
  title: z.string(),
  keywords: z.array(z.string()),
  location: z.string(),
  jobType: z.nullable(alertJobType),
  salaryMin: z.nullable(z.int()),
  salaryMax: z.nullable(z.int()),
  frequency: z.enum(alertFrequencies),
  isActive: z.boolean(),
  byMail: z.boolean(),
  version,
  createdAt: instant,
  /** When it last told of jobs; null: not yet. */
  lastTriggered: z.nullable(instant),
  /** The newest that it found, whether it told of them yet or not; newest first. */
  latest: z.array(alertedJob),
})
export type Alert = z.infer<typeof alert>

const byId = z.strictObject({ id: ulid })
/** What a mail's link carries: it says which alert, and nothing of whose. */
const byToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{32,64}$/)) })

export const alertOperations = domain({
  list: {
    method: 'GET',
    path: '/alerts',
    access: 'person',
    summary: "The caller's alerts, newest first.",
    response: z.object({
      alerts: z.array(alert),
      /** The most often that the plan allows. */
      fastest: z.enum(alertFrequencies),
    }),
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/alerts',
    access: 'person',
    summary: 'Watch for jobs from now on. Sent again with the same id it is the same alert.',
    body: z.extend(alertForm, { id: ulid }),
    response: alert,
    status: 201,
    errors: ['invalid_input', 'too_many_alerts', 'upgrade_required'],
  },
  update: {
    method: 'PATCH',
    path: '/alerts/{id}',
    access: 'person',
    summary: 'Change an alert, pause it or let it go on, from the version that the person saw.',
    params: byId,
    body: z.extend(z.partial(alertForm), { version }),
    response: alert,
    errors: ['invalid_input', 'not_found', 'stale_version', 'upgrade_required'],
  },
  remove: {
    method: 'DELETE',
    path: '/alerts/{id}',
    access: 'person',
    summary: 'End an alert.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['not_found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/{token}',
    access: 'public',
    summary:
      'End the mails of the alert that a mail names, without signing in. Mail programs call it by themselves (RFC 8058). Again it is no error.',
    params: byToken,
    response: z.object({ title: z.string() }),
    errors: ['invalid_input', 'not_found'],
  },
  unsubscribeAll: {
    method: 'POST',
    path: '/unsubscribe/{token}/all',
    access: 'public',
    summary: 'Switch off the mails of all job alerts of the person whom the mail went to.',
    params: byToken,
    response: z.object({ done: z.literal(true) }),
    errors: ['invalid_input', 'not_found'],
  },
})
