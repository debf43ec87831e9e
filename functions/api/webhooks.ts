import { ApiError } from '../../shared/api/errors.ts'
import { webhookOperations } from '../../shared/api/webhooks.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { dispute, giveBack } from '../payments/give-back.ts'
import { mismatchOf } from '../payments/mismatch.ts'
import { isOfUse, type ProviderEvent, providerEvent } from '../payments/provider-event.ts'
import type { PaymentServices } from '../payments/services.ts'
import { hold, settle } from '../payments/settle.ts'
import { isSigned } from '../payments/signature.ts'
import type { Log } from '../runtime/log.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { PaystackKey } from '../services/paystack-key.ts'

type Services = PaymentServices & { readonly key: PaystackKey }

type Charged = Extract<ProviderEvent, { event: 'charge.success' }>['data']

/** The call is not believed, signed as it is: it only says that there is something to ask about. */
const charged = async (
  services: Services,
  { customer, ...data }: Charged,
  now: Date,
  log: Log,
): Promise<void> => {
  const payment = await services.payments.get(data.reference)
  if (payment && (payment.paidAt !== null || payment.state === 'held')) return
  if (!payment || payment.sub === '')
    return log.error('payment of nobody', { alarm: 'unknown-reference', reference: data.reference })
  const what = mismatchOf(payment, { ...data, email: customer.email })
  if (what) await hold(services, payment, what, log)
  else await settle(services, data.reference, now, log)
}

const handle = async (services: Services, told: ProviderEvent, now: Date, log: Log): Promise<void> => {
  switch (told.event) {
    case 'charge.success':
      return charged(services, told.data, now, log)
    case 'refund.processed': {
      const { transaction_reference: reference, refund_reference, id, amount } = told.data
      return giveBack(services, { reference, id: refund_reference ?? id ?? 'refund', amount }, now, log)
    }
    case 'refund.failed':
    case 'refund.needs-attention':
      return log.error('refund not made', {
        alarm: 'refund-failed',
        reference: told.data.transaction_reference,
        what: told.event,
      })
    default: {
      const { id, resolution, transaction } = told.data
      const { reference } = transaction
      const lost = told.event === 'charge.dispute.resolve' && resolution === 'merchant-accepted'
      if (lost) return giveBack(services, { reference, id: `dispute-${id}`, amount: null }, now, log)
      // Only what is plainly decided for us ends it: another word is for somebody to read.
      const closed = told.event === 'charge.dispute.resolve' && resolution === 'declined'
      return dispute(services, { reference, id: `dispute-${id}`, closed }, now, log)
    }
  }
}

export const webhooks = (services: Services): Gateway =>
  serve(webhookOperations)(services, {
    paystack: async ({ signed, now, log }, services) => {
      if (!isSigned(signed, await services.key())) throw new ApiError('invalid_signature')
      const json = jsonOrNothing(signed.bytes.toString('utf8'))
      const told = providerEvent.safeParse(json)
      // Taken either way: sent again, it would not be understood either.
      if (told.success) await handle(services, told.data, now, log)
      else if (isOfUse(json)) log.error('event not understood', { alarm: 'unreadable-event' })
      else log.info('event not used')
      return {}
    },
  })
