import { jobs } from '../api/jobs.ts'
import { boardStatuses, index, table } from '../composition/deployed.ts'

export const handler = jobs({ table, index, boardStatuses })
