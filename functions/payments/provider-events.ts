import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { isRecorded } from '../../shared/domain/subscription-event.ts'
import type { SignedCall } from '../runtime/input.ts'
import type { Log } from '../runtime/log.ts'
import { amount } from '../services/paystack-answers.ts'
import { recordRefund } from './refund.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** The provider sometimes writes ids as numbers. */
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(value => String(value)),
)

const kinds = {
  charged: ['charge.success'],
  refunded: ['refund.processed', 'refund.failed', 'refund.needs-attention'],
  disputed: ['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve'],
} as const

const charged = z.object({
  event: z.enum(kinds.charged),
  data: z.object({ reference: z.string() }),
})

const refunded = z.object({
  event: z.enum(kinds.refunded),
  data: z.object({
    transaction_reference: z.string(),
    refund_reference: z.optional(z.nullable(id)),
    id: z.optional(z.nullable(id)),
    amount,
  }),
})

const disputed = z.object({
  event: z.enum(kinds.disputed),
  data: z.object({
    id,
    resolution: z.optional(z.nullable(z.string())),
    transaction: z.object({ reference: z.string() }),
  }),
})

/** The events of the provider that this app handles. */
export const providerEvent = z.discriminatedUnion('event', [charged, refunded, disputed])
type ProviderEvent = z.infer<typeof providerEvent>

const handledEvent = z.object({ event: z.enum(Object.values(kinds).flat()) })

/**
 * Whether the event has a kind that this app handles, whatever else it contains. If such an event can't be read, the
 * webhook raises an alarm.
 */
export const isHandledEvent = (json: unknown): boolean => handledEvent.safeParse(json).success

/**
 * Whether the bytes of a call are signed with our key. The comparison takes the same time wherever the first difference
 * is, so its time tells an attacker nothing.
 */
export const isSigned = ({ bytes, headers }: SignedCall, secretKey: string): boolean => {
  const given = Buffer.from(headers['x-paystack-signature'] ?? '', 'hex')
  const ours = createHmac('sha512', secretKey).update(bytes).digest()
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/** A signed call only says that a payment may have changed. `settle` asks the provider. */
const onCharge = async (services: PaymentServices, reference: string, now: Date, log: Log): Promise<void> => {
  const known = await services.payments.get(reference)
  // The provider may repeat an event after the person was purged. Then `settle` does not ask the provider.
  if (known && (known.paidAt !== null || known.state === 'held')) return
  if (await settle(services, reference, now, log)) return
  log.error('payment of nobody', { alarm: 'unknown-reference', reference })
}

type Refund = {
  readonly reference: string
  /** The provider's own id of this refund or dispute. */
  readonly id: string
  /** The amount in kobo. Null means the full amount. */
  readonly amount: number | null
}

const onRefund = async (
  services: PaymentServices,
  { reference, ...refund }: Refund,
  now: Date,
  log: Log,
): Promise<void> => {
  const known = await services.payments.get(reference)
  // After a purge, only a refund that we requested is expected.
  if (!known || (known.sub === '' && known.refundingSince === null))
    return log.error('refund of an unknown payment', { alarm: 'unknown-reference', reference })
  await recordRefund(services, known, refund, now)
}

/** Records that a customer's bank claims a payment back. Nothing is charged automatically while the dispute is open. */
const onDispute = async (
  services: PaymentServices,
  { reference, id, closed }: { reference: string; id: string; closed: boolean },
  now: Date,
  log: Log,
): Promise<void> => {
  const known = await services.payments.get(reference)
  if (!known || known.sub === '')
    return log.error('dispute of an unknown payment', { alarm: 'unknown-reference', reference })
  if (!closed) log.error('payment disputed', { alarm: 'dispute', reference })
  const type = closed ? 'dispute-closed' : 'disputed'
  await services.subscriptions.change(known.sub, now, ({ history }) =>
    isRecorded(history, id, type) ? null : { events: [{ type, id, reference, at: now.toISOString() }] },
  )
}

/** Handles an event. A repeated event changes nothing. */
export const onProviderEvent = async (
  services: PaymentServices,
  { event, data }: ProviderEvent,
  now: Date,
  log: Log,
): Promise<void> => {
  switch (event) {
    case 'charge.success':
      return onCharge(services, data.reference, now, log)
    case 'refund.processed': {
      const { transaction_reference: reference, refund_reference, id, amount } = data
      return onRefund(services, { reference, id: refund_reference ?? id ?? 'refund', amount }, now, log)
    }
    case 'refund.failed':
    case 'refund.needs-attention':
      return log.error('refund not made', {
        alarm: 'refund-failed',
        reference: data.transaction_reference,
        what: event,
      })
    default: {
      const { resolution, transaction } = data
      const { reference } = transaction
      const id = `dispute-${data.id}`
      const lost = event === 'charge.dispute.resolve' && resolution === 'merchant-accepted'
      if (lost) return onRefund(services, { reference, id, amount: null }, now, log)
      // Only a decision that is clearly in our favour closes the dispute. An operator handles any other result.
      const closed = event === 'charge.dispute.resolve' && resolution === 'declined'
      return onDispute(services, { reference, id, closed }, now, log)
    }
  }
}
