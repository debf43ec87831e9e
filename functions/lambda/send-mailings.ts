import { mailRate } from '../composition/deployed/mail-rate.ts'
import { queues } from '../composition/deployed/queues.ts'
import { table } from '../composition/deployed/table.ts'
import { sendMailings } from '../schedules/send-mailings.ts'

export const handler = sendMailings({ table, queues, mailRate })
