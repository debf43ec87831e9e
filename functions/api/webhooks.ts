import { ApiError } from '../../shared/api/errors.ts'
import { webhookOperations } from '../../shared/api/webhooks.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import type { Uses } from '../composition/services.ts'
import { isHandledEvent, isSigned, onProviderEvent, providerEvent } from '../payments/provider-events.ts'
import type { PaymentServices } from '../payments/services.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { PaystackKey } from '../services/secrets.ts'
import { billingStores } from '../store/billing-stores.ts'

type Services = PaymentServices & { readonly key: PaystackKey }

const serveWebhooks = (services: Services): Gateway =>
  serve(webhookOperations)(services, {
    paystack: async ({ signed, now, log }, services) => {
      if (!isSigned(signed, await services.key())) throw new ApiError('invalid_signature')
      const json = jsonOrNothing(signed.bytes.toString('utf8'))
      const event = providerEvent.safeParse(json)
      // The answer is 200 in any case, because the code would not understand a repeated event either.
      if (event.success) await onProviderEvent(services, event.data, now, log)
      else if (isHandledEvent(json)) log.error('event not understood', { alarm: 'unreadable-event' })
      else log.info('event not used')
      return {}
    },
  })

/** The operations are not guarded, because the provider signs its calls and has no session. */
export const webhooks = ({ table, paystack }: Uses<'table' | 'paystack'>) =>
  serveWebhooks({ ...billingStores(table()), ...paystack() })
