import { isCharge, type Step, stepsOf } from '../../shared/domain/billing-steps.ts'
import { lifeOf } from '../../shared/domain/subscription.ts'
import { type History, isRecorded } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import { renewalReference } from './renewal-reference.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

type About = { readonly sub: string; readonly history: History; readonly step: Step }

/**
 * Whether an earlier try of the same renewal has brought its money after all, or may yet: another one would charge
 * twice. One that its person was told of as failed, or as waiting for them, is over unless it is paid.
 */
export const isEarlierOpen = async (
  services: PaymentServices,
  { sub, history, step }: About,
  now: Date,
  log: Log,
): Promise<boolean> => {
  for (const { id, at } of stepsOf(lifeOf(history)).filter(it => isCharge(it) && it.at < step.at)) {
    const reference = renewalReference(sub, id, at)
    const earlier = await settle(services, reference, now, log)
    if (!earlier) continue
    const isOver = isRecorded(history, reference, 'renewal-failed')
    if (earlier.paidAt !== null || earlier.state === 'held' || (earlier.awaited && !isOver)) return true
  }
  return false
}

/** Whether the person pays by themselves just now, such as by a transfer that has not arrived. */
export const isMoneyAwaited = async (
  { payments }: Pick<PaymentServices, 'payments'>,
  sub: string,
  now: Date,
): Promise<boolean> =>
  (await payments.list(sub, now)).some(
    ({ state, awaited, automatic }) => state === 'open' && awaited && !automatic,
  )
