import { boardFlags } from '../composition/deployed/board-statuses.ts'
import { objects } from '../composition/deployed/objects.ts'
import { table } from '../composition/deployed/table.ts'
import { checkHealth } from '../schedules/check-health.ts'

export const handler = checkHealth({ table, objects, boardFlags })
