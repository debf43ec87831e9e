import { paymentStore } from '../functions/store/payments.ts'
import { ApiError } from '../shared/api/errors.ts'
import type { Verb } from './verb.ts'

export const paymentsFind: Verb = {
  takes: '<reference>',
  about: 'a payment as the ledger has it; amounts in kobo',
  run: async (table, reference) => {
    const payment = await paymentStore(table).get(reference)
    if (!payment) throw new ApiError('not_found')
    return {
      columns: ['state', 'amount', 'refunded', 'tier', 'purchase', 'channel', 'createdAt', 'paidAt', 'sub'],
      rows: [payment],
      none: '',
    }
  },
}
