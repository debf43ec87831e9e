import { onDay } from '../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../shared/domain/plan.ts'
import { spokenList } from '../../shared/domain/spoken-list.ts'
import { retainedDays } from '../../shared/domain/subscription.ts'
import type { PaidTier, Purchase } from '../../shared/lists.ts'
import type { BillingKind, BillingNews } from '../store/billing-news.ts'
import type { Notice } from '../store/notifications.ts'
import type { PaidData, PaidPrefix } from '../store/paid-data.ts'
import { outsideWords } from './letter.ts'

/**
 * Quotes text from outside in a sentence of ours: it can neither end its own quotation, nor turn the direction of the
 * text after it. Returns an empty string where nothing is left of the text.
 */
export const quoted = (text: string): string => {
  const words = outsideWords(text.replace(/["“”„«»]/g, "'"))
  return words && `“${words}”`
}

/** Quotes a bank's message. Returns nothing where the bank gave no message. */
const bankWords = (reason: string | null): string[] => {
  const message = quoted(reason ?? '')
  return message ? [`The bank says: ${message}.`] : []
}

type Words = {
  readonly title: string
  readonly message: string
  /** What the person can do: the words on a mail's button, and the screen that the notification opens. */
  readonly action: { readonly label: string; readonly path: string }
}

const subscriptionScreen = '/dashboard/subscription'
const seeSubscription = { label: 'See your subscription', path: subscriptionScreen }
const choosePlan = (label: string) => ({ label, path: '/dashboard/upgrade' })
export const planName = (tier: PaidTier): string => plans[tier].name
const priceOf = (tier: PaidTier): string => inNaira(plans[tier].price.kobo)

const titleOfPayment = ({ tier, purchase, automatic }: BillingNews<'paid'>): string => {
  if (automatic) return `Your ${planName(tier)} plan is renewed`
  return purchase === 'upgrade' ? `You are on ${planName(tier)} now` : 'We have your payment'
}

const boughtWords = (purchase: Purchase): string => (purchase === 'upgrade' ? 'the upgrade to' : 'a month of')

const paidWords = ({ tier, purchase, amount, endsAt, automatic }: BillingNews<'paid'>): string => {
  const paid = automatic ? `Your card was charged ${inNaira(amount)}` : `You paid ${inNaira(amount)}`
  return `${paid} for ${boughtWords(purchase)} ${planName(tier)}, which you have until ${onDay(endsAt)}.`
}

/**
 * What one row of a kind is called, and several. Null if another kind stands for it, because an answer belongs to its
 * interview. A new kind of paid row does not compile without its words.
 */
const things: Readonly<Record<PaidPrefix, readonly [one: string, several: string] | null>> = {
  'FILE#': ['file', 'files'],
  'INTERVIEW#': ['practice session', 'practice sessions'],
  'INTERVIEW-ANSWER#': null,
  'PROFILE-TEXT#': ['LinkedIn text', 'LinkedIn texts'],
  'SKILL-GAP#': ['skill gap analysis', 'skill gap analyses'],
  'COACH#': ['message with the career coach', 'messages with the career coach'],
}

/** Such as "2 files, 1 practice interview and 14 messages with the career coach". */
const madeWords = ({ made }: PaidData): string =>
  spokenList(
    made.flatMap(({ kind, count }) => {
      const words = things[kind]
      return words ? [`${count} ${words[count === 1 ? 0 : 1]}`] : []
    }),
  )

const planWords: Readonly<Record<BillingNews<'refunded'>['plan'], string>> = {
  ended: ' The plan that it paid for has ended.',
  'goes-on': ' Your plan stays as it is.',
  none: '',
}

const words: { readonly [K in BillingKind]: (news: BillingNews<K>) => Words } = {
  'trial-started': ({ tier, endsAt }) => ({
    title: `Your ${planName(tier)} trial has begun`,
    message: `${planName(tier)} is yours to try until ${onDay(endsAt)}. Nothing is charged when it ends.`,
    action: seeSubscription,
  }),
  'trial-ending': ({ tier, endsAt }) => ({
    title: `Your ${planName(tier)} trial ends on ${onDay(endsAt)}`,
    message: `Nothing is charged: when the trial ends, your plan changes to Free. To keep ${planName(tier)}, pay ${priceOf(tier)} for a month.`,
    action: choosePlan(`Keep ${planName(tier)}`),
  }),
  'trial-ended': ({ tier }) => ({
    title: `Your ${planName(tier)} trial has ended`,
    message: 'You are on Free now. Nothing was charged, and none of your data was deleted.',
    action: choosePlan('See the plans'),
  }),
  paid: news => ({
    title: titleOfPayment(news),
    message: `${paidWords(news)} Your subscription screen has the receipt, with the reference ${news.reference}.`,
    action: seeSubscription,
  }),
  'bought-nothing': ({ tier, purchase, amount, reference, late }) => ({
    title: 'We are refunding your payment',
    message: `You paid ${inNaira(amount)} for ${boughtWords(purchase)} ${planName(tier)}, with the reference ${reference}. ${late ? 'The month that it was for had ended when the money came.' : 'There was nothing left to upgrade: you had paid for it already, or the plan had ended.'} We refund all of it, and nothing else changes.`,
    action: seeSubscription,
  }),
  'period-ending': ({ tier, endsAt, amount }) => ({
    title: `Your ${planName(tier)} plan ends on ${onDay(endsAt)}`,
    message: `It does not renew by itself. To keep it without a break, pay ${inNaira(amount)} for another month.`,
    action: { label: 'Pay for another month', path: subscriptionScreen },
  }),
  'renewal-failed': ({ tier, amount, reason, nextTryAt, graceEndsAt }) => ({
    title: `Your ${planName(tier)} plan could not be renewed`,
    message: [
      `Your card could not be charged ${inNaira(amount)} for another month.`,
      ...bankWords(reason),
      nextTryAt ? `We try again on ${onDay(nextTryAt)}.` : 'This was the last try.',
      `You keep ${planName(tier)} until ${onDay(graceEndsAt)}.`,
    ].join(' '),
    action: { label: 'Pay another way', path: subscriptionScreen },
  }),
  'renewal-needs-confirmation': ({ tier, amount, graceEndsAt }) => ({
    title: 'Your bank asks you to confirm a payment',
    message: `The payment is ${inNaira(amount)} for another month of ${planName(tier)}. Nothing is charged until you confirm it, and you keep ${planName(tier)} until ${onDay(graceEndsAt)}.`,
    action: { label: 'Confirm the payment', path: subscriptionScreen },
  }),
  ended: ({ tier, keptUntil }) => ({
    title: `Your ${planName(tier)} plan has ended`,
    message: `You are on Free now. What you made with ${planName(tier)} is kept until ${onDay(keptUntil)}: if you start the plan again by then, you get it all back.`,
    action: choosePlan(`Come back to ${planName(tier)}`),
  }),
  cancelled: ({ tier, endsAt }) => ({
    title: `Your ${planName(tier)} plan is cancelled`,
    message: `Nothing more is charged, and ${planName(tier)} works until ${onDay(endsAt)}.`,
    action: seeSubscription,
  }),
  resumed: ({ tier, endsAt }) => ({
    title: `Your ${planName(tier)} plan continues`,
    message: `The change planned for ${onDay(endsAt)} is undone: you stay on ${planName(tier)}.`,
    action: seeSubscription,
  }),
  downgraded: ({ tier, from, startsAt }) => ({
    title: `Your plan changes to ${planName(tier)} on ${onDay(startsAt)}`,
    message: `Until then you have ${planName(from)}, because you paid for it. From that day a month costs ${priceOf(tier)}.`,
    action: seeSubscription,
  }),
  refunded: ({ amount, reference, plan }) => ({
    title: 'Your money is on its way back',
    message: `We refunded ${inNaira(amount)} of your payment ${reference}.${planWords[plan]}`,
    action: seeSubscription,
  }),
  'removal-near': ({ tier, removedAt, ...data }) => ({
    title: `What you made with a paid plan will be deleted on ${onDay(removedAt)}`,
    message: `Your plan has ended. On ${onDay(removedAt)} we delete what belongs only to a paid plan: ${madeWords(data)}. To keep all of it, start a paid plan before that day.`,
    action: choosePlan(`Come back to ${planName(tier)}`),
  }),
  'data-removed': () => ({
    title: 'What you made with a paid plan was deleted',
    message: `Your plan ended ${retainedDays} days ago, and we have now deleted what belongs only to a paid plan.`,
    action: choosePlan('See the plans'),
  }),
}

/** Returns the words that the notification and the mail share. */
export const billingWords = <K extends BillingKind>(news: BillingNews<K>): Words => words[news.kind](news)

/** Returns the notification of the news. */
export const billingNotice = (news: BillingNews, id: string): Notice => {
  const { title, message, action } = billingWords(news)
  return { id, title, message, href: action.path }
}
