import { type PublishServices, publishIndex } from '../jobs/publish.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { schedules } from './payload.ts'

/** Puts what the boards have into one index, where something has changed. */
export const buildIndexNow = (services: PublishServices) =>
  logFailures(async (payload: unknown): Promise<{ published: boolean; jobs: number }> => {
    schedules['build-index'].payload.parse(payload)
    const log = createLog({ schedule: 'build-index' })
    const outcome = await publishIndex(services, new Date(), log)
    log.info('done', outcome)
    return outcome
  })
