import { receiptOperations } from '../../shared/api/receipts.ts'
import { receipts } from '../api/receipts.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { paymentStore } from '../store/payments.ts'

export const handler = deployedDomain(
  receiptOperations,
  receipts({ payments: paymentStore(deployedTable()) }),
)
