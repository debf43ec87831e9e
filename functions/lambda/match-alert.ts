import { index } from '../composition/deployed/index.ts'
import { table } from '../composition/deployed/table.ts'
import { matchAlert } from '../queues/match-alert.ts'

export const handler = matchAlert({ table, index })
