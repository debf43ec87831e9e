import type { Uses } from '../composition/services.ts'
import type { ReadBoardServices } from '../jobs/read-board.ts'
import { connectors } from '../services/boards/connectors.ts'
import { boardStore } from '../store/boards.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/**
 * Reads the board that the payload names. A run does not fail because a board is down: the row of the board and the log
 * say so.
 */
export const runReadBoard = (loadServices: () => Promise<ReadBoardServices>) =>
  scheduled(schedules['read-board'].payload, async ({ payload: { board }, now, log }) => {
    const [{ readBoard }, services] = await Promise.all([import('../jobs/read-board.ts'), loadServices()])
    const outcome = await readBoard(services, board, now, log)
    log.info('done', { outcome })
    return { outcome }
  })

export const readBoard = (services: Uses<'table' | 'objects' | 'boardFlags' | 'boardReading'>) => {
  const boards = boardStore(services.table())
  const objects = services.objects()
  const flags = services.boardFlags()
  const loadReading = services.boardReading()
  return oneAtATime(
    services.table(),
    runReadBoard(async () => ({ boards, objects, connectors, flags, ...(await loadReading()) })),
  )
}
