import { boards } from '../../../shared/lists.ts'
import { createBoardStatuses } from '../../jobs/board-statuses.ts'
import { setting } from '../../runtime/env.ts'
import { boardStore } from '../../store/boards.ts'
import type { Services } from '../services.ts'
import { table } from './table.ts'

export const boardFlags: Services['boardFlags'] = () => {
  const names = setting('BOARD_FLAGS').split(' ')
  return boards.filter(board => names.includes(board))
}

export const boardStatuses: Services['boardStatuses'] = () =>
  createBoardStatuses({ boards: boardStore(table()), flags: boardFlags() })
