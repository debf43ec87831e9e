import { ApiError } from '../../shared/api/errors.ts'
import { receiptOperations } from '../../shared/api/receipts.ts'
import { receiptFileName } from '../../shared/domain/receipt.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type PaymentStore, paymentStore } from '../store/payments.ts'

type Services = { readonly payments: Pick<PaymentStore, 'receipt'> }

export const serveReceipts = (services: Services): Gateway =>
  serve(receiptOperations)(services, {
    download: async ({ caller, params }, { payments }) => {
      const receipt = await payments.receipt(caller.sub, params.reference)
      if (!receipt) throw new ApiError('not_found')
      // The module and its fonts are loaded with the first receipt, because they take longer to load than all the rest.
      const { receiptPdf } = await import('../receipts/receipt-pdf.ts')
      const pdf = await receiptPdf(receipt)
      return { name: receiptFileName(receipt), pdf: pdf.toString('base64') }
    },
  })

export const receipts = ({ table }: Uses<'table'>) =>
  guarded(serveReceipts({ payments: paymentStore(table()) }), table())
