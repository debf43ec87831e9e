import * as z from 'zod/mini'

const payload = <Verb extends string>(verb: Verb) => z.strictObject({ verb: z.literal(verb) })

/** Every scheduled verb: when it runs, in EventBridge Scheduler's words (UTC), and what its function is sent. */
export const schedules = {
  'advance-subscriptions': { expression: 'rate(5 minutes)', payload: payload('advance-subscriptions') },
  'charge-renewals': { expression: 'rate(1 hour)', payload: payload('charge-renewals') },
  'forget-unconfirmed': { expression: 'rate(1 day)', payload: payload('forget-unconfirmed') },
  'reconcile-payments': { expression: 'rate(5 minutes)', payload: payload('reconcile-payments') },
  'purge-deleted': { expression: 'rate(1 day)', payload: payload('purge-deleted') },
} as const satisfies Record<string, { expression: string; payload: z.ZodMiniType }>

export type ScheduleVerb = keyof typeof schedules

export const isScheduleVerb = (verb: string): verb is ScheduleVerb => Object.hasOwn(schedules, verb)
export const scheduleVerbs = Object.keys(schedules).filter(isScheduleVerb)

export type SchedulePayload<Verb extends ScheduleVerb> = z.infer<(typeof schedules)[Verb]['payload']>
