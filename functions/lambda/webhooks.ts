import { webhooks } from '../api/webhooks.ts'
import { paystack } from '../composition/deployed/paystack.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = webhooks({ table, paystack })
