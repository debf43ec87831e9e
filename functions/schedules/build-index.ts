import type { Uses } from '../composition/services.ts'
import type { PublishServices } from '../jobs/publish.ts'
import { boardStore } from '../store/boards.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** Builds one index of all boards, if a board has changed. */
const runBuildIndex = (services: PublishServices) =>
  scheduled(schedules['build-index'].payload, async ({ now, log }) => {
    const { publishIndex } = await import('../jobs/publish.ts')
    const outcome = await publishIndex(services, now, log)
    log.info('done', outcome)
    return outcome
  })

export const buildIndex = (services: Uses<'table' | 'objects' | 'boardFlags' | 'filesDirectory'>) =>
  oneAtATime(
    services.table(),
    runBuildIndex({
      boards: boardStore(services.table()),
      objects: services.objects(),
      flags: services.boardFlags(),
      directory: services.filesDirectory(),
    }),
  )
