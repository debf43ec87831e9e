import type { Receipt } from '../../shared/domain/receipt.ts'
import { receiptLetter } from '../mail/receipt-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import type { PaymentServices } from './services.ts'

type Services = Pick<PaymentServices, 'mailer' | 'siteUrl' | 'payments'>

/** A receipt that was not taken stays on the agenda: the schedule sends it again. */
export const sendReceipt = async (
  { mailer, siteUrl, payments }: Services,
  receipt: Receipt,
  log: Log,
): Promise<void> => {
  try {
    await mailer.send(mailOf(receipt.email, receiptLetter(receipt, { name: receipt.name, siteUrl })))
    await payments.rest(receipt.reference)
  } catch (error) {
    log.warn('receipt not mailed', { reference: receipt.reference, ...describeError(error) })
  }
}
