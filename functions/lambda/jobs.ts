import { jobs } from '../api/jobs.ts'
import { boardStatuses } from '../composition/deployed/board-statuses.ts'
import { index } from '../composition/deployed/index.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = jobs({ table, index, boardStatuses })
