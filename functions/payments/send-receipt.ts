import type { Receipt } from '../../shared/domain/receipt.ts'
import { receiptLetter } from '../mail/receipt-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import type { PaymentServices } from './services.ts'

type Services = Pick<PaymentServices, 'mailer' | 'siteUrl' | 'payments'>

/** False where it was not taken: it stays on the agenda, and the schedule sends it again. */
export const sendReceipt = async (
  { mailer, siteUrl, payments }: Services,
  receipt: Receipt,
  log: Log,
): Promise<boolean> => {
  try {
    await mailer.send(mailOf(receipt.email, receiptLetter(receipt, { name: receipt.name, siteUrl })))
    await payments.receiptMailed(receipt.reference)
    return true
  } catch (error) {
    log.warn('receipt not mailed', { reference: receipt.reference, ...describeError(error) })
    return false
  }
}
