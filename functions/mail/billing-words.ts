import { onDay } from '../../shared/domain/on-day.ts'
import { inNaira, plans } from '../../shared/domain/plan.ts'
import { keptDays } from '../../shared/domain/subscription.ts'
import type { PaidTier, Purchase } from '../../shared/lists.ts'
import type { Notice } from '../store/notifications.ts'
import { bankWords } from './bank-words.ts'

type Plan = { readonly tier: PaidTier }
type Until = { readonly endsAt: string }

/** Times are ISO 8601, amounts kobo. */
type News = {
  'trial-started': Plan & Until
  'trial-ending': Plan & Until
  'trial-ended': Plan
  paid: Plan &
    Until & {
      readonly purchase: Purchase
      readonly amount: number
      readonly reference: string
      readonly automatic: boolean
    }
  /** A payment bought nothing and is refunded. */
  'bought-nothing': Plan & {
    readonly purchase: Purchase
    readonly amount: number
    readonly reference: string
    /** Whether the money came after the period that it was meant for. */
    readonly late: boolean
  }
  /** Of a month that no card renews. */
  'period-ending': Plan & Until & { readonly amount: number }
  'renewal-failed': Plan & {
    readonly amount: number
    /** As the bank words it. */
    readonly reason: string | null
    /** Null after the last try. */
    readonly nextTryAt: string | null
    readonly graceEndsAt: string
  }
  'renewal-needs-confirmation': Plan & {
    readonly amount: number
    readonly confirmUrl: string
    readonly graceEndsAt: string
  }
  ended: Plan & { readonly keptUntil: string }
  cancelled: Plan & Until
  /** A cancellation or a planned downgrade was taken back. */
  resumed: Plan & Until
  /** `tier` is the plan that begins at `startsAt`. */
  downgraded: Plan & { readonly from: PaidTier; readonly startsAt: string }
  /** `plan`: what happened to the person's plan; `none` where they had none. */
  refunded: {
    readonly amount: number
    readonly reference: string
    readonly plan: 'ended' | 'goes-on' | 'none'
  }
  'data-removed': Plan
}
export type BillingKind = keyof News

/** What happened to somebody's plan or money, as they are told of it. */
export type BillingNews<K extends BillingKind = BillingKind> = {
  [Kind in K]: { readonly kind: Kind } & News[Kind]
}[K]

type Words = {
  readonly title: string
  readonly message: string
  /** Where something can be done about it: what a mail's button says, and the screen that a notification opens. */
  readonly action: { readonly label: string; readonly path: string }
}

const subscriptionScreen = '/dashboard/subscription'
const seeSubscription = { label: 'See your subscription', path: subscriptionScreen }
const choosePlan = (label: string) => ({ label, path: '/dashboard/upgrade' })
export const nameOf = (tier: PaidTier): string => plans[tier].name
const priceOf = (tier: PaidTier): string => inNaira(plans[tier].price.kobo)

const titleOfPayment = ({ tier, purchase, automatic }: BillingNews<'paid'>): string => {
  if (automatic) return `Your ${nameOf(tier)} plan is renewed`
  return purchase === 'upgrade' ? `You are on ${nameOf(tier)} now` : 'We have your payment'
}

const boughtWords = (purchase: Purchase): string => (purchase === 'upgrade' ? 'the upgrade to' : 'a month of')

const paidWords = ({ tier, purchase, amount, endsAt, automatic }: BillingNews<'paid'>): string => {
  const paid = automatic ? `Your card was charged ${inNaira(amount)}` : `You paid ${inNaira(amount)}`
  return `${paid} for ${boughtWords(purchase)} ${nameOf(tier)}, which you have until ${onDay(endsAt)}.`
}

const planWords: Readonly<Record<BillingNews<'refunded'>['plan'], string>> = {
  ended: ' The plan that it paid for has ended.',
  'goes-on': ' Your plan goes on as it is.',
  none: '',
}

const words: { readonly [K in BillingKind]: (news: BillingNews<K>) => Words } = {
  'trial-started': ({ tier, endsAt }) => ({
    title: `Your ${nameOf(tier)} trial has begun`,
    message: `${nameOf(tier)} is yours to try until ${onDay(endsAt)}. Nothing is charged when it ends.`,
    action: seeSubscription,
  }),
  'trial-ending': ({ tier, endsAt }) => ({
    title: `Your ${nameOf(tier)} trial ends on ${onDay(endsAt)}`,
    message: `Nothing is charged: your plan then goes to Free. To keep ${nameOf(tier)}, pay ${priceOf(tier)} for a month.`,
    action: choosePlan(`Keep ${nameOf(tier)}`),
  }),
  'trial-ended': ({ tier }) => ({
    title: `Your ${nameOf(tier)} trial has ended`,
    message: 'You are on Free now. Nothing was charged, and nothing of yours was deleted.',
    action: choosePlan('See the plans'),
  }),
  paid: news => ({
    title: titleOfPayment(news),
    message: `${paidWords(news)} Your subscription screen has the receipt, with the reference ${news.reference}.`,
    action: seeSubscription,
  }),
  'bought-nothing': ({ tier, purchase, amount, reference, late }) => ({
    title: 'Your payment bought nothing, and is given back',
    message: `You paid ${inNaira(amount)} for ${boughtWords(purchase)} ${nameOf(tier)}, with the reference ${reference}. ${late ? 'The month that it was for had ended when the money came.' : 'There was nothing left to upgrade, for you had paid for it already or the plan had ended.'} We give you back all of it, and nothing else changes.`,
    action: seeSubscription,
  }),
  'period-ending': ({ tier, endsAt, amount }) => ({
    title: `Your ${nameOf(tier)} plan ends on ${onDay(endsAt)}`,
    message: `It does not renew by itself. To go on without a break, pay ${inNaira(amount)} for another month.`,
    action: { label: 'Pay for another month', path: subscriptionScreen },
  }),
  'renewal-failed': ({ tier, amount, reason, nextTryAt, graceEndsAt }) => ({
    title: `Your ${nameOf(tier)} plan could not be renewed`,
    message: [
      `Your card could not be charged ${inNaira(amount)} for another month.`,
      ...bankWords(reason),
      nextTryAt ? `We try again on ${onDay(nextTryAt)}.` : 'This was the last try.',
      `${nameOf(tier)} goes on until ${onDay(graceEndsAt)}.`,
    ].join(' '),
    action: { label: 'Pay another way', path: subscriptionScreen },
  }),
  'renewal-needs-confirmation': ({ tier, amount, graceEndsAt }) => ({
    title: 'Your bank asks you to confirm a payment',
    message: `It is ${inNaira(amount)} for another month of ${nameOf(tier)}. Until you confirm it nothing is charged, and ${nameOf(tier)} goes on until ${onDay(graceEndsAt)}.`,
    action: { label: 'Confirm the payment', path: subscriptionScreen },
  }),
  ended: ({ tier, keptUntil }) => ({
    title: `Your ${nameOf(tier)} plan has ended`,
    message: `You are on Free now. What you made with ${nameOf(tier)} is kept until ${onDay(keptUntil)}: take the plan up again by then, and it is all there.`,
    action: choosePlan(`Come back to ${nameOf(tier)}`),
  }),
  cancelled: ({ tier, endsAt }) => ({
    title: `Your ${nameOf(tier)} plan is cancelled`,
    message: `Nothing more is charged, and ${nameOf(tier)} works until ${onDay(endsAt)}.`,
    action: seeSubscription,
  }),
  resumed: ({ tier, endsAt }) => ({
    title: `Your ${nameOf(tier)} plan goes on`,
    message: `The change planned for ${onDay(endsAt)} is taken back: your plan stays ${nameOf(tier)}.`,
    action: seeSubscription,
  }),
  downgraded: ({ tier, from, startsAt }) => ({
    title: `Your plan changes to ${nameOf(tier)} on ${onDay(startsAt)}`,
    message: `Until then you have ${nameOf(from)}, as you paid for. From that day a month costs ${priceOf(tier)}.`,
    action: seeSubscription,
  }),
  refunded: ({ amount, reference, plan }) => ({
    title: 'Your money is on its way back',
    message: `We gave back ${inNaira(amount)} of your payment ${reference}.${planWords[plan]}`,
    action: seeSubscription,
  }),
  'data-removed': ({ tier }) => ({
    title: `What belonged to ${nameOf(tier)} was removed`,
    message: `Your plan ended ${keptDays} days ago. As we told you then, we have now removed what only ${nameOf(tier)} keeps.`,
    action: choosePlan('See the plans'),
  }),
}

/** The words that a notification and a mail share. */
export const billingWords = <K extends BillingKind>(news: BillingNews<K>): Words => words[news.kind](news)

/** The news as a notification. */
export const billingNotice = (news: BillingNews, id: string): Notice => {
  const { title, message, action } = billingWords(news)
  return { id, title, message, href: action.path }
}
