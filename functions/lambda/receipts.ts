import { receipts } from '../api/receipts.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = receipts({ table })
