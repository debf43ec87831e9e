import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type Application,
  applicationStage,
  applicationStatus,
  appointment,
} from '../../shared/api/applications.ts'
import {
  type ApplicationSummary,
  furthestStage,
  isAnswered,
  trackingKey,
} from '../../shared/domain/application.ts'
import { nextReminder } from '../../shared/domain/appointment.ts'
import { applicationOrigins } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { agendaEntry, offAgenda } from './agenda.ts'
import type { Condition } from './expressions.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

export const applicationKey = (sub: string, id: string): Key => personKey(sub, `APPLICATION#${id}`)

type Job = Pick<Application, 'jobTitle' | 'companyName'>

/** There is one such row for each job, with the id of its application, so that a job is tracked once. */
export const trackedKey = (sub: string, job: Job): Key =>
  personKey(sub, `TRACKED#${createHash('sha256').update(trackingKey(job)).digest('hex')}`)

export const trackedRow = (sub: string, application: Job & Pick<Application, 'id'>): Key & Row => ({
  ...trackedKey(sub, application),
  id: application.id,
})

/**
 * An application as it is stored. `stages` is the set of stages that it ever reached: a change of status adds to the
 * set in one write, without a read before it. A row has no attribute for a day that is not known. `answeredDate` is
 * null if the answer came before the application was added, so that no later move counts as that answer.
 */
const storedApplication = once(() =>
  z.object({
    id: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    location: z.string(),
    status: applicationStatus,
    jobUrl: z.string(),
    notes: z.string(),
    appliedDate: z.optional(z.string()),
    interview: z.optional(appointment),
    origin: z.enum(applicationOrigins),
    jobId: z.optional(z.string()),
    skills: z._default(z.array(z.string()), []),
    closesOn: z.optional(z.string()),
    answeredDate: z.optional(z.nullable(z.string())),
    stages: z.set(applicationStage),
    aiApplied: z.boolean(),
    version: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
)

const storedSummary = once(() =>
  z.pick(storedApplication(), {
    id: true,
    status: true,
    stages: true,
    appliedDate: true,
    interview: true,
    closesOn: true,
    updatedAt: true,
    version: true,
  }),
)
/** The attributes that `summaryOf` reads. */
export const summaryAttributes = once((): readonly string[] => Object.keys(storedSummary().shape))

const stageOf = (stages: ReadonlySet<Application['stage']>): Application['stage'] =>
  ([4, 3, 2] as const).find(stage => stages.has(stage)) ?? 1

/** Throws if one of these attributes has a wrong value, as `applicationOf` does. */
export const summaryOf = (row: Row): ApplicationSummary => {
  const { stages, appliedDate = null, interview, closesOn = null, ...rest } = storedSummary().parse(row)
  return { ...rest, appliedDate, interviewAt: interview?.at ?? null, closesOn, stage: stageOf(stages) }
}

/** Throws when the row is not an application, which is a fault of ours. */
export const applicationOf = (row: Row): Application => {
  const {
    stages,
    appliedDate = null,
    interview = null,
    jobId = null,
    closesOn = null,
    answeredDate = null,
    ...rest
  } = storedApplication().parse(row)
  return {
    ...rest,
    appliedDate,
    interview,
    jobId,
    closesOn,
    answeredDate,
    stage: stageOf(stages),
  }
}

/**
 * The condition that an application is as it was read. Writes that change its `TRACKED#` row need the condition. The
 * names are part of it, because an id may have been removed and added again as another job with the same version.
 */
export const ifUnchanged = ({ version, jobTitle, companyName }: Application): Condition => ({
  is: { version, jobTitle, companyName },
})

/** The stage that a status reaches after the stage `before`, as the set that is stored. */
export const stagesOf = (status: Application['status'], before: Application['stage'] = 1) =>
  new Set([furthestStage(status, before)])

/** The attributes that only the reminders of an interview use. */
export const reminderAttributes: readonly string[] = [...offAgenda, 'unsentReminder']

/**
 * The attributes that put an application on the agenda for the next reminder of its interview. Undefined if there is
 * none. A refusal does not take the row off, because it may be undone: the reminder looks at the status when it is due.
 */
export const reminderEntry = (
  id: string,
  interview: Application['interview'] | undefined,
  now: Date,
): Row | undefined => {
  const next = interview && nextReminder(interview, now)
  return next ? agendaEntry('interview', id, next) : undefined
}

/** The row of an application that is added, or restored, at its `updatedAt`. */
export const applicationRow = (sub: string, application: Application): Key & Row => {
  const { stage, appliedDate, interview, jobId, closesOn, answeredDate, ...rest } = application
  return {
    ...applicationKey(sub, rest.id),
    ...rest,
    stages: new Set([stage]),
    appliedDate: appliedDate ?? undefined,
    interview: interview ?? undefined,
    ...reminderEntry(rest.id, interview, new Date(rest.updatedAt)),
    jobId: jobId ?? undefined,
    closesOn: closesOn ?? undefined,
    answeredDate: answeredDate ?? (isAnswered(application) ? null : undefined),
  }
}
