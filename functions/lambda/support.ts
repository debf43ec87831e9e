import { support } from '../api/support.ts'
import { mailer, table } from '../composition/deployed.ts'

export const handler = support({ table, mailer })
