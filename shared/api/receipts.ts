import * as z from 'zod/mini'
import { domain } from './operation.ts'
import { reference } from './payments.ts'

export const receiptOperations = domain({
  download: {
    method: 'GET',
    path: '/receipts/{reference}',
    access: 'person',
    rate: 'download',
    summary: "The receipt of one of the caller's payments, as a PDF.",
    params: z.strictObject({ reference }),
    response: z.object({
      /** Such as `aiki-receipt-2026-11-20.pdf`. */
      name: z.string(),
      /** The file, as base64. */
      pdf: z.base64(),
    }),
    errors: ['invalid_input', 'not_found'],
  },
})
