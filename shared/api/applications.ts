import * as z from 'zod/mini'
import { isZone } from '../domain/zoned-time.ts'
import { applicationOrigins, applicationStatuses } from '../lists.ts'
import {
  day,
  instant,
  jobId,
  line,
  listOf,
  optionalLine,
  optionalText,
  optionalUrl,
  ulid,
  version,
} from './fields.ts'
import { domain } from './operation.ts'

/** How many applications one page holds. */
export const applicationsPageSize = 50
/** The most applications that a person can have. */
export const applicationsAtMost = 5000
/** The most rows that one import call takes. Each row is a transaction of its own. */
export const importBatchSize = 50
/** The most characters that the notes of an application hold. */
export const notesLimit = 5000
/** The most characters of the place of an interview. A link to a meeting fits. */
export const placeLimit = 300

export const applicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof applicationStatus>

/** The furthest stage that an application reached: 1 saved or viewed, 2 applied, 3 interview, 4 offer. */
export const applicationStage = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type ApplicationStage = z.infer<typeof applicationStage>

/**
 * When and where an employer sees the person. `at` is the instant, and `zone` the time zone of the invitation
 * (`Europe/London`), because the person must find the time that the employer wrote.
 */
const appointmentForm = z.strictObject({
  at: instant.check(z.maxLength(32)),
  zone: z.string().check(z.maxLength(64), z.refine(isZone, 'Choose a time zone from the list.')),
  place: optionalLine(placeLimit),
})
/** An appointment in an answer. */
export const appointment = z.object({ at: instant, zone: z.string(), place: z.string() })
export type Appointment = z.infer<typeof appointment>

/** What a person fills in, in the add dialog and in the edit dialog. */
export const applicationForm = z.strictObject({
  jobTitle: line('Job title', 200),
  companyName: line('Company', 200),
  location: optionalLine(200),
  status: applicationStatus,
  jobUrl: optionalUrl,
  notes: optionalText(notesLimit),
  appliedDate: z.nullable(day),
  /** Null while no interview is arranged. */
  interview: z.nullable(appointmentForm),
})
export type ApplicationForm = z.infer<typeof applicationForm>

/**
 * An application in an answer. The limits of the form apply only to requests, so that rows saved under older limits can
 * still be read.
 */
export const application = z.object({
  id: ulid,
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  jobUrl: optionalUrl,
  notes: z.string(),
  appliedDate: z.nullable(day),
  interview: z.nullable(appointment),
  origin: z.enum(applicationOrigins),
  /**
   * The posting that the application was tracked from; null when there was none. The posting itself may have expired.
   */
  jobId: z.nullable(z.string()),
  /** The skills that the search found in the posting; empty when they are not known. */
  skills: z.array(z.string()),
  /** The last day, in Lagos, on which the posting takes applications; null when it named none. */
  closesOn: z.nullable(day),
  stage: applicationStage,
  /**
   * The day, in Lagos, when the application was first marked as answered (interview, offer or rejected); null when
   * there was no answer, or when the day is not known.
   */
  answeredDate: z.nullable(day),
  aiApplied: z.boolean(),
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type Application = z.infer<typeof application>

const newApplication = z.strictObject({
  id: ulid,
  jobTitle: applicationForm.shape.jobTitle,
  companyName: applicationForm.shape.companyName,
  location: z._default(applicationForm.shape.location, ''),
  status: z._default(applicationForm.shape.status, 'applied'),
  jobUrl: z._default(applicationForm.shape.jobUrl, ''),
  notes: z._default(applicationForm.shape.notes, ''),
  /**
   * When this is left out, the day is today in Lagos if the status says that the application was sent. Otherwise there
   * is no day.
   */
  appliedDate: z.optional(applicationForm.shape.appliedDate),
  interview: z._default(applicationForm.shape.interview, null),
})
export type NewApplication = z.infer<typeof newApplication>

const byId = z.strictObject({ id: ulid })

export const applicationOperations = domain({
  list: {
    method: 'GET',
    path: '/applications',
    access: 'person',
    summary: 'The newest applications, at most 50; `before` an id, the ones older than it.',
    query: z.strictObject({ before: z.optional(ulid) }),
    response: z.object({
      applications: z.array(application),
      /** Send this as `before` for the next page; null at the end. */
      older: z.nullable(ulid),
    }),
    errors: ['invalid_input'],
  },
  create: {
    method: 'POST',
    path: '/applications',
    access: 'person',
    summary: 'Track an application. Sent again with the same id it is the same create.',
    body: z.extend(newApplication, {
      origin: z._default(z.enum(['manual', 'search']), 'manual'),
      jobId: z._default(z.nullable(jobId), null),
      skills: z._default(listOf(40), []),
      closesOn: z._default(application.shape.closesOn, null),
    }),
    response: application,
    status: 201,
    errors: ['invalid_input', 'already_tracked', 'too_many_applications'],
  },
  update: {
    method: 'PATCH',
    path: '/applications/{id}',
    access: 'person',
    summary: 'Change some fields of an application, from the version that the person saw.',
    params: byId,
    body: z
      .extend(z.partial(applicationForm), {
        version,
        /** When this is left out, the stage stays the furthest one. An undo sends the stage from before the move. */
        stage: z.optional(applicationStage),
      })
      .check(
        z.refine(({ status, stage }) => stage === undefined || status !== undefined, {
          path: ['stage'],
          error: 'Send a stage together with the status that it belongs to.',
        }),
      ),
    response: application,
    errors: ['invalid_input', 'not_found', 'already_tracked', 'stale_version'],
  },
  remove: {
    method: 'DELETE',
    path: '/applications/{id}',
    access: 'person',
    summary: 'Stop tracking an application. For a day it can be restored.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['not_found'],
  },
  restore: {
    method: 'POST',
    path: '/applications/{id}/restore',
    access: 'person',
    summary: 'Put a removed application back as it was. Sent again it is the same restore.',
    params: byId,
    response: application,
    errors: ['not_found', 'already_tracked', 'too_many_applications'],
  },
  import: {
    method: 'POST',
    path: '/applications/import',
    access: 'person',
    rate: 'bulk',
    summary:
      'Track up to 50 applications from a file. Rows that are tracked already, and those that there is no room for, are counted and not added.',
    body: z.strictObject({
      rows: z.array(newApplication).check(z.minLength(1), z.maxLength(importBatchSize)),
    }),
    response: z.object({
      added: z.int(),
      alreadyTracked: z.int(),
      /** How many rows, the last ones, were left out because the person has the most applications allowed. */
      leftOut: z.int(),
    }),
    errors: ['invalid_input'],
    // Fifty rows whose notes have the greatest length are about 2 MB.
    maxBodyBytes: 4 * 1024 * 1024,
  },
})
