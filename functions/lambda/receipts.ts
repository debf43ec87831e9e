import { receipts } from '../api/receipts.ts'
import { table } from '../composition/deployed.ts'

export const handler = receipts({ table })
