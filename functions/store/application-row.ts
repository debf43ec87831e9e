import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type Application, applicationStage, applicationStatus } from '../../shared/api/applications.ts'
import {
  type ApplicationSummary,
  furthestStage,
  isAnswered,
  trackingKey,
} from '../../shared/domain/application.ts'
import { applicationOrigins } from '../../shared/lists.ts'
import type { Condition } from './expressions.ts'
import { personPartition } from './keys.ts'
import { applicationPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

export const applicationKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${applicationPrefix}${id}`,
})

type Job = Pick<Application, 'jobTitle' | 'companyName'>

/** The guard that keeps one job from being tracked twice: one row for each job, holding its application's id. */
export const guardKey = (sub: string, job: Job): Key => ({
  pk: personPartition(sub),
  sk: `TRACKED#${createHash('sha256').update(trackingKey(job)).digest('hex')}`,
})

export const guardRow = (sub: string, application: Job & Pick<Application, 'id'>): Key & Row => ({
  ...guardKey(sub, application),
  id: application.id,
})

/**
 * As stored. `stages` is the set of stages it has been at: joining a set needs no look at the row before, so that a
 * change of status stays one write. A day that is not known is not there; but the day of an answer that came before
 * anybody could note it is null, so that no later move is taken for that answer.
 */
const storedApplication = z.object({
  id: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  status: applicationStatus,
  jobUrl: z.string(),
  notes: z.string(),
  appliedDate: z.optional(z.string()),
  origin: z.enum(applicationOrigins),
  jobId: z.optional(z.string()),
  skills: z._default(z.array(z.string()), []),
  answeredDate: z.optional(z.nullable(z.string())),
  stages: z.set(applicationStage),
  aiApplied: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

const storedSummary = z.pick(storedApplication, {
  id: true,
  status: true,
  stages: true,
  appliedDate: true,
  updatedAt: true,
  version: true,
})
/** The attributes that `summaryOf` reads. */
export const summaryAttributes: readonly string[] = Object.keys(storedSummary.shape)

const stageOf = (stages: ReadonlySet<Application['stage']>): Application['stage'] =>
  ([4, 3, 2] as const).find(stage => stages.has(stage)) ?? 1

/** Throws where `applicationOf` does for the same attributes. */
export const summaryOf = (row: Row): ApplicationSummary => {
  const { stages, appliedDate = null, ...rest } = storedSummary.parse(row)
  return { ...rest, appliedDate, stage: stageOf(stages) }
}

/** Throws when the row is not an application: that is a fault of ours, never of the person's. */
export const applicationOf = (row: Row): Application => {
  const {
    stages,
    appliedDate = null,
    jobId = null,
    answeredDate = null,
    ...rest
  } = storedApplication.parse(row)
  return {
    ...rest,
    appliedDate,
    jobId,
    answeredDate,
    stage: stageOf(stages),
  }
}

/**
 * For writes that touch the guard too: while the row is as it was read, the guard of its job is its own. The names are
 * there for the id that was removed and added again as another job.
 */
export const asSeen = ({ version, jobTitle, companyName }: Application): Condition => ({
  is: { version, jobTitle, companyName },
})

/** The stage that a status reaches by itself, or from another one, as the set that is stored. */
export const stagesOf = (status: Application['status'], before: Application['stage'] = 1) =>
  new Set([furthestStage(status, before)])

export const applicationRow = (sub: string, application: Application): Key & Row => {
  const { stage, appliedDate, jobId, answeredDate, ...rest } = application
  return {
    ...applicationKey(sub, rest.id),
    ...rest,
    stages: new Set([stage]),
    appliedDate: appliedDate ?? undefined,
    jobId: jobId ?? undefined,
    answeredDate: answeredDate ?? (isAnswered(application) ? null : undefined),
  }
}
