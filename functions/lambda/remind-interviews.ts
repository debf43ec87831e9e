import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { remindInterviews } from '../schedules/remind-interviews.ts'

export const handler = remindInterviews({ table, queues })
