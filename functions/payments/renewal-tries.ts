import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { isCharge, type Step, stepsLeft, stepsOf } from '../../shared/domain/billing-steps.ts'
import { type Life, lifeOf, renewalTierOf } from '../../shared/domain/subscription.ts'
import { type History, isRecorded } from '../../shared/domain/subscription-event.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
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

/** The references of the earlier tries of the same renewal. */
const earlierReferences = ({ sub, history, step }: About): string[] =>
  stepsOf(lifeOf(history))
    .filter(other => isCharge(other) && other.at < step.at)
    .map(({ id, at }) => renewalReference(sub, id, at))

/** An unpaid try is over when the person was notified that it failed or waits for their confirmation. */
const isTryOver = (history: History, reference: string): boolean =>
  isRecorded(history, reference, 'renewal-failed')

/**
 * Whether an earlier try of the same renewal has brought money after all, or still may, because then another try would
 * charge twice.
 */
export const isEarlierOpen = async (
  services: PaymentServices,
  about: About,
  now: Date,
  log: Log,
): Promise<boolean> => {
  for (const reference of earlierReferences(about)) {
    const earlier = await settle(services, reference, now, log)
    if (!earlier) continue
    const isAwaited = earlier.awaited && !isTryOver(about.history, reference)
    if (earlier.paidAt !== null || earlier.state === 'held' || isAwaited) return true
  }
  return false
}

/**
 * The payment of an earlier try for the same plan that was begun, and that the provider does not know. Its run was
 * interrupted, or is about to charge the card now. A try with the same reference charges nothing twice in both cases.
 */
export const unchargedTry = async (
  { payments, paystack }: Pick<PaymentServices, 'payments' | 'paystack'>,
  about: About,
  tier: PaidTier,
): Promise<StoredPayment | null> => {
  for (const reference of earlierReferences(about)) {
    const earlier = await payments.get(reference)
    if (earlier?.state !== 'open' || earlier.tier !== tier || isTryOver(about.history, reference)) continue
    if ((await paystack.verify(reference)) === null) return earlier
  }
  return null
}

/** Whether the person is paying by themselves at this moment, such as by a transfer that has not arrived. */
export const isMoneyAwaited = async (
  { payments }: Pick<PaymentServices, 'payments'>,
  sub: string,
): Promise<boolean> =>
  (await payments.list(sub)).some(
    ({ state, awaited, automatic }) => state === 'open' && awaited && !automatic,
  )
