import { receipts } from '../api/receipts.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { paymentStore } from '../store/payments.ts'

export const handler = receipts({ payments: paymentStore(deployedTable()) })
