import { ApiError } from '../../shared/api/errors.ts'
import { receiptOperations } from '../../shared/api/receipts.ts'
import { receiptFileName } from '../../shared/domain/receipt.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { PaymentStore } from '../store/payments.ts'

type Services = { readonly payments: Pick<PaymentStore, 'receipt'> }

export const receipts = (services: Services): Gateway =>
  serve(receiptOperations)(services, {
    download: async ({ caller, params }, { payments }) => {
      const receipt = await payments.receipt(caller.sub, params.reference)
      if (!receipt) throw new ApiError('not_found')
      // Fonts and all it takes longer to load than the rest together: not before somebody asks.
      const { receiptPdf } = await import('../receipts/receipt-pdf.ts')
      const pdf = await receiptPdf(receipt)
      return { name: receiptFileName(receipt), pdf: pdf.toString('base64') }
    },
  })
