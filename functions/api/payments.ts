import { ApiError } from '../../shared/api/errors.ts'
import { paymentOperations } from '../../shared/api/payments.ts'
import type { Uses } from '../composition/services.ts'
import { cancelPayment } from '../payments/cancel-payment.ts'
import { type CheckoutServices, checkout, quote } from '../payments/checkout.ts'
import { listPayments } from '../payments/list-payments.ts'
import { settle } from '../payments/settle.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { billingStores } from '../store/billing-stores.ts'

const servePayments = (services: CheckoutServices): Gateway =>
  serve(paymentOperations)(services, {
    quote: async ({ caller, query, now }, services) => {
      const { startsAt, endsAt, ...offer } = await quote(services, caller.sub, query.tier, now)
      return { ...offer, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    },
    checkout: ({ caller, body: { tier, amount }, now, log }, services) =>
      checkout(services, { sub: caller.sub, tier, amount }, now, log),
    verify: async ({ caller, params: { reference }, now, log }, services) => {
      // The caller's own copy is read first, so that another person's reference finds nothing.
      const own = await services.payments.ofPerson(caller.sub, reference)
      const settled = own && (await settle(services, reference, now, log))
      if (!settled) throw new ApiError('not_found')
      return settled
    },
    cancel: async ({ caller, params: { reference }, now, log }, services) => {
      const own = await services.payments.ofPerson(caller.sub, reference)
      const closed = own && (await cancelPayment(services, reference, now, log))
      if (!closed) throw new ApiError('not_found')
      return closed
    },
    list: async ({ caller, now, log }, services) => ({
      payments: await listPayments(services, caller.sub, now, log),
    }),
  })

export const payments = ({ table, siteUrl, paystack }: Uses<'table' | 'siteUrl' | 'paystack'>) =>
  guarded(servePayments({ ...billingStores(table()), siteUrl: siteUrl(), ...paystack() }), table())
