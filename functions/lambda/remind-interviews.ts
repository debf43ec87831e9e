import { mailer, siteUrl, table } from '../composition/deployed.ts'
import { remindInterviews } from '../schedules/remind-interviews.ts'

export const handler = remindInterviews({ table, mailer, siteUrl })
