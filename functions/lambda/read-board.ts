import { boardReading } from '../composition/deployed/board-reading.ts'
import { boardFlags } from '../composition/deployed/board-statuses.ts'
import { objects } from '../composition/deployed/objects.ts'
import { table } from '../composition/deployed/table.ts'
import { readBoard } from '../schedules/read-board.ts'

export const handler = readBoard({ table, objects, boardFlags, boardReading })
