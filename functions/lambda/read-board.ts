import { boardFlags, boardReading, objects, table } from '../composition/deployed.ts'
import { readBoard } from '../schedules/read-board.ts'

export const handler = readBoard({ table, objects, boardFlags, boardReading })
