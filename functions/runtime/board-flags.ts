import { type Board, boards } from '../../shared/lists.ts'
import { setting } from './env.ts'

/** The boards that the environment switches on besides the thirteen. */
export const boardFlags = (): readonly Board[] => {
  const names = setting('BOARD_FLAGS').split(' ')
  return boards.filter(board => names.includes(board))
}
