import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { isCharge, type Step, stepsLeft, stepsOf } from '../../shared/domain/billing-steps.ts'
import { type Life, lifeOf, renewalTierOf } from '../../shared/domain/subscription.ts'
import { type History, isRecorded } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Log } from '../runtime/log.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/**
 * One try to renew a plan: the plan, and the steps that the try does. If several tries are late, they are made as one,
 * at the newest step.
 */
export type Try = {
  readonly step: Step
  readonly steps: readonly Step[]
  readonly tier: PaidTier
  /** The end of the paid period, in milliseconds since 1970. */
  readonly end: number
}

/** Returns the try that is due by `now`, or null where no try is due. */
export const tryOf = (life: Life, done: readonly string[], now: Date): Try | null => {
  const steps = stepsLeft(life, new Set(done)).filter(step => isCharge(step) && step.at <= now.getTime())
  const step = steps.at(-1)
  const tier = renewalTierOf(life)
  const end = life.paid.at(-1)?.end
  return step && tier && end !== undefined ? { step, steps, tier, end } : null
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns the reference of one try of one renewal. It is always the same, so the provider recognises a repeated try and
 * charges nothing twice. References sort by time.
 */
export const renewalReference = (sub: string, stepId: string, at: number): string => {
  const digest = createHash('sha256').update(`${sub} ${stepId}`).digest()
  const rest = Array.from(digest.subarray(0, 16), byte => alphabet[byte % 32]).join('')
  return `aiki-${encodeTime(at)}${rest}`
}

type About = { readonly sub: string; readonly history: History; readonly step: Step }

/**
 * Whether an earlier try of the same renewal has brought money after all, or still may, because then another try would
 * charge twice. An unpaid try is over when the person was notified that it failed or waits for their confirmation.
 */
export const isEarlierOpen = async (
  services: PaymentServices,
  { sub, history, step }: About,
  now: Date,
  log: Log,
): Promise<boolean> => {
  for (const { id, at } of stepsOf(lifeOf(history)).filter(other => isCharge(other) && other.at < step.at)) {
    const reference = renewalReference(sub, id, at)
    const earlier = await settle(services, reference, now, log)
    if (!earlier) continue
    const isOver = isRecorded(history, reference, 'renewal-failed')
    if (earlier.paidAt !== null || earlier.state === 'held' || (earlier.awaited && !isOver)) return true
  }
  return false
}

/** Whether the person is paying by themselves at this moment, such as by a transfer that has not arrived. */
export const isMoneyAwaited = async (
  { payments }: Pick<PaymentServices, 'payments'>,
  sub: string,
): Promise<boolean> =>
  (await payments.list(sub)).some(
    ({ state, awaited, automatic }) => state === 'open' && awaited && !automatic,
  )
