import { index } from '../composition/deployed/index.ts'
import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { matchArrivals } from '../queues/match-arrivals.ts'

export const handler = matchArrivals({ table, index, queues })
