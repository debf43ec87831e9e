import * as z from 'zod/mini'
import { warning } from '../domain/jobs/warning.ts'
import { alertFrequencies, boards, mailings, searchJobTypes } from '../lists.ts'
import { instant, line, optionalLine, salary, ulid, version } from './fields.ts'
import { domain } from './operation.ts'

/** The most alerts of one person. */
export const alertsAtMost = 20
/** The most keywords of one alert. */
export const alertKeywordsAtMost = 10
/** How many of its latest jobs an alert stores and shows. */
export const alertJobsShown = 10

/** An alert without a type has no value here, so the list leaves out `all`. */
export const alertJobType = z.enum(
  searchJobTypes.filter((type): type is Exclude<typeof type, 'all'> => type !== 'all'),
)

/** What a person fills in. A job matches when it has any one of the keywords. */
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
  /** In naira a month. The schema doesn't require that the minimum is below the maximum. */
  salaryMin: salary,
  salaryMax: salary,
  /** What the person chose. The plan can make the alert slower: see `effectiveFrequency`. */
  frequency: z.enum(alertFrequencies),
  isActive: z.boolean(),
  /** Whether the alert also sends mails. */
  byMail: z.boolean(),
})
export type AlertForm = z.infer<typeof alertForm>

/** A job that an alert found. */
export const alertedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  board: z.enum(boards),
  url: z.string(),
  /** Signs that the job may be a scam. A job that was found before this list was stored has none. */
  warnings: z._default(z.array(warning), []),
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
  /** When the alert last notified of jobs; null when it never did. */
  lastTriggered: z.nullable(instant),
  /** The newest jobs that the alert found, newest first, also those that the person was not notified of yet. */
  latest: z.array(alertedJob),
})
export type Alert = z.infer<typeof alert>

/** The most matching jobs that are counted for a new alert. */
export const alertMatchesCounted = 100

const madeAlert = z.extend(alert, {
  /** How many jobs match now; `alertMatchesCounted` stands for more, too. Null where the jobs could not be searched. */
  matching: z.nullable(z.int()),
})

const byId = z.strictObject({ id: ulid })
/** The token in a mail's link. It says which mails to end, and does not reveal the owner. */
const byToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{32,64}$/)) })

/** The mails that a link has ended: those of one alert, which has a title, or those of one switch of the settings. */
export const endedMails = z.discriminatedUnion('mails', [
  z.object({ mails: z.literal('jobAlert'), title: z.string() }),
  z.object({ mails: z.enum(mailings) }),
])
export type EndedMails = z.infer<typeof endedMails>

export const alertOperations = domain({
  list: {
    method: 'GET',
    path: '/alerts',
    access: 'person',
    summary: "The caller's alerts, newest first.",
    response: z.object({
      alerts: z.array(alert),
      /** The fastest frequency that the plan allows. */
      fastest: z.enum(alertFrequencies),
    }),
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/alerts',
    access: 'person',
    summary:
      'Watch for jobs from now on, and say how many match now. Sent again with the same id it is the same alert.',
    body: z.extend(alertForm, { id: ulid }),
    response: madeAlert,
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
      'End mails of the kind that the link came with, without signing in. Mail programs call it by themselves (RFC 8058). Again it is no error.',
    params: byToken,
    response: endedMails,
    errors: ['invalid_input', 'not_found'],
  },
  unsubscribeAll: {
    method: 'POST',
    path: '/unsubscribe/{token}/all',
    access: 'public',
    summary: 'Switch off the mails of all job alerts of the person whom the mail of one alert went to.',
    params: byToken,
    response: z.object({ done: z.literal(true) }),
    errors: ['invalid_input', 'not_found'],
  },
})
