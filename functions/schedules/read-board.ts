import { type BoardOutcome, type ReadBoardServices, readBoard } from '../jobs/read-board.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { schedules } from './payload.ts'

/** Reads the board that its payload names. A board that is down ends no run as failed: its row and the log say so. */
export const readBoardNow = (services: ReadBoardServices) =>
  logFailures(async (payload: unknown): Promise<{ outcome: BoardOutcome }> => {
    const { board } = schedules['read-board'].payload.parse(payload)
    const log = createLog({ schedule: 'read-board', board })
    const outcome = await readBoard(services, board, new Date(), log)
    log.info('done', { outcome })
    return { outcome }
  })
