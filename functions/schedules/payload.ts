import * as z from 'zod/mini'
import { boards as aboutBoards } from '../../shared/domain/jobs/boards.ts'
import { boards } from '../../shared/lists.ts'

const payload = <Verb extends string>(verb: Verb) => z.strictObject({ verb: z.literal(verb) })

/** Every scheduled verb, with the schema of the payload that its function receives. */
export const schedules = {
  'advance-subscriptions': { payload: payload('advance-subscriptions') },
  'build-index': { payload: payload('build-index') },
  'charge-renewals': { payload: payload('charge-renewals') },
  'check-health': { payload: payload('check-health') },
  'forget-unconfirmed': { payload: payload('forget-unconfirmed') },
  'match-alerts': { payload: payload('match-alerts') },
  'purge-deleted': { payload: payload('purge-deleted') },
  'read-board': { payload: z.strictObject({ verb: z.literal('read-board'), board: z.enum(boards) }) },
  'reconcile-payments': { payload: payload('reconcile-payments') },
  'remind-interviews': { payload: payload('remind-interviews') },
  'remove-orphaned-files': { payload: payload('remove-orphaned-files') },
  'send-mailings': { payload: payload('send-mailings') },
} as const satisfies Record<string, { payload: z.ZodMiniType }>

export type ScheduleVerb = keyof typeof schedules

/** The most time that a run may take, in milliseconds. Lambda allows no more. */
export const longestRun = 15 * 60 * 1000
/**
 * How long a run that did not end blocks other runs of the same schedule, in milliseconds. The lease must outlast the
 * longest run, because another run begins when it expires. It must expire within a minute after the longest run,
 * because Lambda retries then.
 */
export const leaseLength = longestRun + 30_000

const isScheduleVerb = (verb: string): verb is ScheduleVerb => Object.hasOwn(schedules, verb)
export const scheduleVerbs = Object.keys(schedules).filter(isScheduleVerb)

type SchedulePayload<Verb extends ScheduleVerb> = z.infer<(typeof schedules)[Verb]['payload']>

/** One entry of the timetable: when a verb runs, as an expression of EventBridge Scheduler (UTC), and its payload. */
export type Scheduled = {
  readonly name: string
  readonly expression: string
  readonly payload: SchedulePayload<ScheduleVerb>
}

const plain = (verb: Exclude<ScheduleVerb, 'read-board'>, expression: string): Scheduled => ({
  name: verb,
  expression,
  payload: { verb },
})

/** Each board is read as often as its terms allow. */
const readings: readonly Scheduled[] = boards.map(board => ({
  name: `read-board-${board}`,
  expression: aboutBoards[board].expression,
  payload: { verb: 'read-board', board },
}))

export const timetable: readonly Scheduled[] = [
  plain('advance-subscriptions', 'rate(5 minutes)'),
  plain('build-index', 'rate(5 minutes)'),
  plain('charge-renewals', 'rate(1 hour)'),
  plain('check-health', 'rate(15 minutes)'),
  plain('forget-unconfirmed', 'rate(1 day)'),
  plain('match-alerts', 'rate(5 minutes)'),
  plain('purge-deleted', 'rate(1 day)'),
  plain('reconcile-payments', 'rate(5 minutes)'),
  plain('remind-interviews', 'rate(5 minutes)'),
  plain('remove-orphaned-files', 'rate(1 day)'),
  plain('send-mailings', 'rate(5 minutes)'),
  ...readings,
]
