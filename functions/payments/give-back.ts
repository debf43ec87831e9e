import { isRecorded } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import { recordRefund } from './record-refund.ts'
import type { PaymentServices } from './services.ts'

type GivenBack = {
  readonly reference: string
  /** The provider's own name of this refund or dispute. */
  readonly id: string
  /** In kobo; null: all of it. */
  readonly amount: number | null
}

/** The provider tells that money went back. */
export const giveBack = async (
  services: PaymentServices,
  { reference, ...refund }: GivenBack,
  now: Date,
  log: Log,
): Promise<void> => {
  const known = await services.payments.get(reference)
  // After a person was purged, the only refund to expect is one that we asked for.
  if (!known || (known.sub === '' && known.refundingSince === null))
    return log.error('refund of an unknown payment', { alarm: 'unknown-reference', reference })
  await recordRefund(services, known, refund, now, log)
}

/** A customer's bank claims a payment back: nothing is charged by itself while that is open. */
export const dispute = async (
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
