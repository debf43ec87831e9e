import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import type { Payment } from '../../shared/api/payments.ts'
import type { Card } from '../../shared/api/subscription.ts'
import { isAtLeast } from '../../shared/domain/plan.ts'
import { boughtBy, inVain, type Quote, quoteOf } from '../../shared/domain/purchase.ts'
import { accessEndOf, lifeOf, statusAt } from '../../shared/domain/subscription.ts'
import { type History, record, type SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import { subscriptionView } from '../../shared/domain/subscription-view.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Handlers } from './fake-server.ts'

/** The card that everybody pays with. */
const visa: Card = { brand: 'visa', last4: '4081', expires: '12/2030' }

type Channel = 'card' | 'bank_transfer'
type Begun = { readonly payment: Payment; readonly tier: PaidTier; readonly until: string | null }
type Start = {
  readonly history?: History
  /** The trial that the sign-up's link asked for. */
  readonly trialWish?: PaidTier | null
  /** By the clock of the server. */
  readonly now?: string
}

/**
 * What one person has paid for and may use. As at the server, it follows from what happened, by the rules of
 * shared/domain. The server's clock stands still but for a second with each event.
 */
export const fakeBilling = ({ history: before = [], trialWish = null, now }: Start = {}) => {
  let history = before
  let card: Card | null = null
  let at = now === undefined ? Date.now() : Date.parse(now)
  const ledger = new Map<string, Begun>()

  const time = () => new Date(at)
  const view = () => subscriptionView({ history, trialWish }, card, time())
  const happens = (event: SubscriptionEvent) => {
    history = record(history, event)
    at += 1_000
  }
  const did = (type: 'cancelled' | 'resumed' | 'card-removed') =>
    happens({ type, id: ulid(at), at: time().toISOString() })

  const quote = (tier: PaidTier): Quote => {
    const offer = quoteOf(history, tier, time())
    if (!offer) throw new ApiError('not_payable')
    return offer
  }
  const get = (reference: string): Begun => {
    const found = ledger.get(reference)
    if (!found) throw new ApiError('not_found')
    return found
  }
  const put = (begun: Begun, but: Partial<Payment>): Payment => {
    const payment = { ...begun.payment, ...but }
    ledger.set(payment.reference, { ...begun, payment })
    return payment
  }
  /** A payment that was begun: its reference. */
  const begin = (tier: PaidTier): string => {
    const { purchase, amount, endsAt } = quote(tier)
    const reference = `aiki-${ulid(at)}`
    const until = purchase === 'upgrade' ? endsAt.toISOString() : null
    const createdAt = time().toISOString()
    const open = {
      refunded: 0,
      state: 'open',
      awaited: false,
      channel: null,
      automatic: false,
      paidAt: null,
      periodEnd: null,
    } as const
    ledger.set(reference, { tier, until, payment: { ...open, reference, tier, purchase, amount, createdAt } })
    at += 1_000
    return reference
  }
  /** The money comes. */
  const settle = (reference: string, channel: Channel = 'card'): void => {
    const begun = get(reference)
    const { tier, until } = begun
    const paidAt = time().toISOString()
    const { purchase } = begun.payment
    const reusable = channel === 'card'
    const event = { type: 'paid', id: reference, at: paidAt, tier, purchase, until, reusable } as const
    const paid = { ...event, automatic: false }
    const bought = boughtBy(history, paid)
    if (!bought) {
      put(begun, { state: 'refunding', awaited: false, channel, paidAt })
      for (const event of inVain(paid, time())) happens(event)
      return
    }
    const periodEnd = new Date(bought.end).toISOString()
    put(begun, { state: 'paid', awaited: false, channel, paidAt, periodEnd })
    if (reusable) card = visa
    happens(paid)
  }
  const runningTier = (): PaidTier => {
    const life = lifeOf(history)
    const last = life.paid.at(-1)
    if (!last || at >= (accessEndOf(life) ?? at)) throw new ApiError('not_changeable')
    return last.tier
  }

  const answers = {
    'subscription.get': view,
    'subscription.startTrial': ({ body: { tier } }) => {
      const life = lifeOf(history)
      if (life.trial) throw new ApiError('trial_used')
      if (statusAt(life, time()).tier !== 'free') throw new ApiError('trial_unavailable')
      happens({ type: 'trial-started', id: 'trial', at: time().toISOString(), tier })
      return view()
    },
    'subscription.cancel': () => {
      runningTier()
      did('cancelled')
      return view()
    },
    'subscription.resume': () => {
      runningTier()
      did('resumed')
      return view()
    },
    'subscription.downgrade': ({ body: { tier } }) => {
      if (isAtLeast(tier, runningTier())) throw new ApiError('not_changeable')
      happens({ type: 'downgraded', id: ulid(at), at: time().toISOString(), tier })
      return view()
    },
    'subscription.removeCard': () => {
      card = null
      did('card-removed')
      return view()
    },
    'payments.quote': ({ query: { tier } }) => {
      const { startsAt, endsAt, ...offer } = quote(tier)
      return { ...offer, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    },
    'payments.checkout': ({ body: { tier, amount } }) => {
      if (quote(tier).amount !== amount) throw new ApiError('price_changed')
      const reference = begin(tier)
      // A place of this page, so that the test is not sent away from it.
      return { reference, authorizationUrl: new URL(`#pay-${reference}`, location.href).href }
    },
    'payments.verify': ({ params: { reference } }) => get(reference).payment,
    'payments.cancel': ({ params: { reference } }) => {
      const begun = get(reference)
      const { state, awaited } = begun.payment
      return state === 'open' && !awaited ? put(begun, { state: 'failed' }) : begun.payment
    },
    'payments.list': () => {
      const listed = [...ledger.values()].flatMap(({ payment }) =>
        payment.awaited || !['open', 'failed'].includes(payment.state) ? [payment] : [],
      )
      return { payments: listed.toReversed() }
    },
    'receipts.download': ({ params: { reference } }) => {
      const { paidAt } = get(reference).payment
      if (paidAt === null) throw new ApiError('not_found')
      return { name: `aiki-receipt-${paidAt.slice(0, 10)}.pdf`, pdf: btoa('%PDF-1.7') }
    },
  } satisfies Handlers

  return {
    /** For `openApp`. */
    answers,
    begin,
    /** The person has sent the money, and it has not arrived. */
    send: (reference: string): void => {
      put(get(reference), { awaited: true })
    },
    settle,
    /** It is paid, all at once. Returns the reference. */
    pay: (tier: PaidTier, channel?: Channel): string => {
      const reference = begin(tier)
      settle(reference, channel)
      return reference
    },
    fail: (reference: string): void => {
      put(get(reference), { state: 'failed' })
    },
    /** Time goes by at the server. */
    pass: (ms: number): void => {
      at += ms
    },
  }
}
