import type { PaidTier, Tier } from '../lists.ts'
import { addMonths, dayMs } from './calendar.ts'
import { isAtLeast, trialDays } from './plan.ts'
import type { History, SubscriptionEvent } from './subscription-event.ts'

/** How long a plan continues after a failed renewal, in days. */
export const graceDays = 7
/** How long the data of a paid plan is retained after its end, in days. */
export const retainedDays = 90

/** Times are in milliseconds since 1970; an end is the first instant that no longer belongs to it. */
export type Span = { readonly start: number; readonly end: number }
type PaidSpan = Span & { readonly tier: PaidTier }

/** The result of folding a history, before a moment in it is chosen. */
export type Life = {
  readonly trial: PaidSpan | null
  /** The paid periods, in order, without overlaps. A month is one period, or two when it was upgraded in its middle. */
  readonly paid: readonly PaidSpan[]
  /** The same periods as whole months. */
  readonly months: readonly Span[]
  /** Whether there is a card that can be charged again, and none of its payments is disputed. */
  readonly chargeable: boolean
  readonly cancelledAt: number | null
  /** The plan that the person chose for the time after the paid period. */
  readonly nextTier: PaidTier | null
  /** Failed renewals since the newest payment. */
  readonly failures: readonly { readonly at: number; readonly confirmUrl: string | null }[]
  /** The references of payments that bought nothing: upgrades that found no period to upgrade. */
  readonly inVain: readonly string[]
}

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>

type Draft = {
  -readonly [K in keyof Life]: Life[K]
} & {
  /** The first instant of consecutive months, and their number. */
  anchor: number
  count: number
  hasCard: boolean
}

const higher = (a: PaidTier, b: PaidTier): PaidTier => (isAtLeast(a, b) ? a : b)

export const renews = ({ chargeable, cancelledAt }: Pick<Life, 'chargeable' | 'cancelledAt'>): boolean =>
  chargeable && cancelledAt === null

const endOf = ({ paid }: Pick<Life, 'paid'>): number | null => paid.at(-1)?.end ?? null

/** When all paid access ends, including the grace period of a renewing card. Null when nothing was paid for. */
export const accessEndOf = (life: Life): number | null => {
  const end = endOf(life)
  return end !== null && renews(life) ? end + graceDays * dayMs : end
}

/**
 * The beginning of a month that is paid at `at`: it extends the current period, so that nobody loses a day by paying
 * early.
 */
const beginOf = (draft: Draft, tier: PaidTier, at: number): number => {
  const end = endOf(draft)
  const grace = draft.hasCard && draft.cancelledAt === null ? graceDays * dayMs : 0
  if (end !== null && at < end + grace) return end
  const { trial } = draft
  return trial && at < trial.end && isAtLeast(trial.tier, tier) ? trial.end : at
}

const addMonth = (draft: Draft, tier: PaidTier, at: number): void => {
  const start = beginOf(draft, tier, at)
  const goesOn = start === endOf(draft)
  draft.anchor = goesOn ? draft.anchor : start
  draft.count = goesOn ? draft.count + 1 : 1
  const end = addMonths(new Date(draft.anchor), draft.count).getTime()
  draft.paid = [...draft.paid, { tier, start, end }]
  draft.months = [...draft.months, { start, end }]
}

/**
 * Raises the paid periods between `at` and `until` to the higher plan, and splits the period that contains `at`. False,
 * and no change, where no period of a lower plan is there.
 */
const raise = (draft: Draft, tier: PaidTier, at: number, until: number): boolean => {
  const isLower = (span: PaidSpan): boolean =>
    span.end > at && span.start < until && !isAtLeast(span.tier, tier)
  if (!draft.paid.some(isLower)) return false
  draft.paid = draft.paid.flatMap(span => {
    if (!isLower(span)) return [span]
    const raised = { ...span, start: Math.max(span.start, at), tier }
    return span.start < at ? [{ ...span, end: at }, raised] : [raised]
  })
  return true
}

/**
 * What a payment decides about renewals. A renewal that was in progress during a decision of the person does not undo
 * that decision.
 */
const agree = (draft: Draft, { tier, purchase, reusable, automatic }: Paid): void => {
  // A person who now pays in another way was notified that the plan does not renew, so an earlier card is not charged
  // for the next month.
  const anew = !automatic && (purchase === 'month' || draft.cancelledAt !== null)
  draft.hasCard = reusable || (draft.hasCard && !anew)
  if (!automatic) draft.cancelledAt = null
  if (!automatic || draft.nextTier === tier) draft.nextTier = null
}

/** Adds what was paid, and whether the plan renews. A payment that bought nothing does not agree to a renewal. */
const pay = (draft: Draft, event: Paid, at: number): void => {
  if (event.purchase === 'month') addMonth(draft, event.tier, at)
  else if (!raise(draft, event.tier, at, Date.parse(event.until ?? event.at))) {
    draft.inVain = [...draft.inVain, event.id]
    return
  }
  agree(draft, event)
  draft.failures = []
}

const apply = (draft: Draft, event: SubscriptionEvent, { upgrades }: Pick<Claims, 'upgrades'>): void => {
  const at = Date.parse(event.at)
  switch (event.type) {
    case 'trial-started':
      draft.trial ??= { tier: event.tier, start: at, end: at + trialDays * dayMs }
      break
    case 'paid':
      pay(draft, event, at)
      break
    case 'cancelled':
      draft.cancelledAt ??= at
      break
    case 'resumed':
      draft.cancelledAt = null
      draft.nextTier = null
      break
    case 'downgraded':
      draft.nextTier = event.tier
      break
    case 'card-removed':
      draft.hasCard = false
      break
    case 'renewal-failed':
      draft.failures = [...draft.failures, { at, confirmUrl: event.confirmUrl }]
      break
    case 'refunded':
      // The refund ended the current month, so the plan has no grace period and is not charged again. The refund of an
      // upgrade ends no month.
      if (!upgrades.has(event.reference) && (endOf(draft) ?? at) <= at) draft.cancelledAt ??= at
      break
    default:
      // Refunds and disputes apply whatever their time is: see lifeOf.
      break
  }
}

type Claims = {
  /** The payments that were refunded in full, and buy nothing. */
  readonly refunded: ReadonlySet<string>
  /** The payments that were for the rest of a month. */
  readonly upgrades: ReadonlySet<string>
  /** Whether any payment is disputed. */
  readonly disputed: boolean
}

const claims = (history: History): Claims => {
  const refunded = new Set<string>()
  const upgrades = new Set<string>()
  const closed = new Set<string>()
  for (const event of history) {
    if (event.type === 'refunded') refunded.add(event.reference)
    if (event.type === 'paid' && event.purchase === 'upgrade') upgrades.add(event.id)
    if (event.type === 'dispute-closed') closed.add(event.id)
  }
  const disputed = history.some(
    event => event.type === 'disputed' && !closed.has(event.id) && !refunded.has(event.reference),
  )
  return { refunded, upgrades, disputed }
}

/** Folds a history that is already in order. */
export const lifeOf = (history: History): Life => {
  const { refunded, upgrades, disputed } = claims(history)
  const draft: Draft = {
    trial: null,
    paid: [],
    months: [],
    chargeable: false,
    cancelledAt: null,
    nextTier: null,
    failures: [],
    inVain: [],
    anchor: 0,
    count: 0,
    hasCard: false,
  }
  for (const event of history)
    if (event.type !== 'paid' || !refunded.has(event.id)) apply(draft, event, { upgrades })
  const { anchor: _, count: __, hasCard, ...life } = draft
  return { ...life, chargeable: hasCard && !disputed }
}

export type PlanStatus = {
  readonly tier: Tier
  readonly status: 'active' | 'trialing' | 'past_due' | 'cancelled' | 'expired'
}

const within = ({ start, end }: Span, now: number): boolean => start <= now && now < end

/** The plan that the person may use at `now`, and why. Gates, limits and screens all use this result. */
export const statusAt = (life: Life, now: Date): PlanStatus => {
  const at = now.getTime()
  const { trial, paid, cancelledAt, failures } = life
  const span = paid.find(span => within(span, at))
  const trying = trial && within(trial, at) ? trial.tier : null
  if (span)
    return {
      tier: trying ? higher(span.tier, trying) : span.tier,
      status: cancelledAt === null ? 'active' : 'cancelled',
    }
  // A month that was paid for during the trial begins after it, but a higher plan begins at once.
  const next = paid.find(({ start }) => start > at)
  if (trying) return { tier: next ? higher(next.tier, trying) : trying, status: 'trialing' }
  const last = paid.at(-1)
  const end = accessEndOf(life)
  if (last && end !== null && last.end <= at && at < end)
    return { tier: life.nextTier ?? last.tier, status: failures.length > 0 ? 'past_due' : 'active' }
  return { tier: 'free', status: last && last.end <= at ? 'expired' : 'active' }
}

/** The plan of the next month: the chosen one, else the last one. Null when nothing was paid for. */
export const renewalTierOf = ({ paid, nextTier }: Pick<Life, 'paid' | 'nextTier'>): PaidTier | null =>
  nextTier ?? paid.at(-1)?.tier ?? null
