import type { Uses } from '../composition/services.ts'
import { type ReadBoardServices, readBoard as readOne } from '../jobs/read-board.ts'
import { connectors } from '../services/boards/connectors.ts'
import { boardStore } from '../store/boards.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/**
 * Reads the board that the payload names. A run does not fail because a board is down: the row of the board and the log
 * say so.
 */
export const runReadBoard = (services: ReadBoardServices) =>
  scheduled(schedules['read-board'].payload, async ({ payload: { board }, now, log }) => {
    const outcome = await readOne(services, board, now, log)
    log.info('done', { outcome })
    return { outcome }
  })

export const readBoard = (services: Uses<'table' | 'objects' | 'boardFlags' | 'boardReading'>) =>
  oneAtATime(
    services.table(),
    runReadBoard({
      boards: boardStore(services.table()),
      objects: services.objects(),
      connectors,
      flags: services.boardFlags(),
      ...services.boardReading(),
    }),
  )
