import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createLog, describeError, type Log, logFailures } from '../runtime/log.ts'
import { underRequestId } from '../runtime/request-id.ts'
import { scheduleLeaseStore } from '../store/schedule-leases.ts'
import type { Table } from '../store/table.ts'
import { leaseLength } from './payload.ts'

type Run<Payload> = { readonly payload: Payload; readonly now: Date; readonly log: Log }

/** Makes the function of a schedule. The function throws when its payload does not match the schema. */
export const scheduled =
  <Payload extends { readonly verb: string }, Result>(
    schema: z.ZodMiniType<Payload>,
    run: (run: Run<Payload>) => Promise<Result>,
  ) =>
  async (input: unknown): Promise<Result> => {
    const payload = schema.parse(input)
    const { verb, ...rest } = payload
    return run({ payload, now: new Date(), log: createLog({ schedule: verb, ...rest }) })
  }

const scheduleName = z.object({ verb: z.string(), board: z.optional(z.string()) })
type Skipped = { readonly skipped: true }
/** The id is the same in each retry of Lambda, so that a retry can take the lease of a run that crashed. */
type Context = { readonly awsRequestId: string }

/**
 * Makes the function of a schedule run one at a time. A run may take longer than the schedule's rhythm, and then two
 * runs would do the same work at once. Different boards may be read at the same time. A lease in the table limits the
 * runs, not Lambda's reserved concurrency, because an account can reserve few concurrent runs, and a new account can
 * reserve none.
 */
export const oneAtATime = <Result>(table: Table, run: (payload: unknown) => Promise<Result>) => {
  const leases = scheduleLeaseStore(table)
  return logFailures(async (payload: unknown, context?: Context): Promise<Result | Skipped> => {
    const { verb, board } = scheduleName.parse(payload)
    const schedule = board === undefined ? verb : `${verb}-${board}`
    const log = createLog({ schedule })
    const runId = context?.awsRequestId ?? randomUUID()
    const now = new Date()
    if (!(await leases.take(schedule, runId, now, new Date(now.getTime() + leaseLength)))) {
      log.warn('skipped, because the previous run is not finished')
      return { skipped: true }
    }
    try {
      return await underRequestId(runId, () => run(payload))
    } finally {
      await leases
        .release(schedule, runId)
        .catch(error => log.warn('lease not released', describeError(error)))
    }
  })
}
