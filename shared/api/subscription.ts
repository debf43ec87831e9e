import * as z from 'zod/mini'
import { paidTiers, subscriptionStatuses, tiers } from '../lists.ts'
import { instant } from './fields.ts'
import { domain } from './operation.ts'

const tier = z.enum(tiers)
export const paidTier = z.enum(paidTiers)

/** What a person sees of the card that renews the subscription: enough to recognise it. */
export const card = z.object({
  brand: z.string(),
  last4: z.string(),
  /** Such as `09/2030`. */
  expires: z.string(),
})
export type Card = z.infer<typeof card>

export const subscription = z.object({
  /** The tier that the person can use now. */
  tier,
  status: z.enum(subscriptionStatuses),
  trialStartedAt: z.nullable(instant),
  trialEndsAt: z.nullable(instant),
  /** Whether the one trial was used: it runs, it is over, or the same mailbox used it for another account. */
  trialUsed: z.boolean(),
  /** The month that was paid for; null when there is none. */
  currentPeriodStart: z.nullable(instant),
  currentPeriodEnd: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** The plan after the current period, if it is another plan. */
  nextTier: z.nullable(tier),
  /** In kobo: the next charge of the card when `renews` is true, otherwise the price of another month. Null on Free. */
  amount: z.nullable(z.int()),
  /** Whether the card is charged automatically at the end of the period. */
  renews: z.boolean(),
  /** After a failed renewal, the plan goes on until this time. */
  graceEndsAt: z.nullable(instant),
  /** The page where the person confirms a renewal because their bank asks for it; otherwise null. */
  confirmUrl: z.nullable(z.url({ protocol: /^https?$/ })),
  /** After the end of a paid plan, its data is kept until this time, and the plan can be taken up again with it. */
  dataKeptUntil: z.nullable(instant),
  card: z.nullable(card),
  /** A trial that the person requested at sign-up and that has not begun. */
  trialWish: z.nullable(paidTier),
  /** The server's time of this answer. Countdowns use it, because the clock of a device can be wrong. */
  now: instant,
})
export type Subscription = z.infer<typeof subscription>

export const subscriptionOperations = domain({
  get: {
    method: 'GET',
    path: '/subscription',
    access: 'person',
    summary: "The caller's subscription as it is at this second; Free where there is none.",
    response: subscription,
    errors: [],
  },
  startTrial: {
    method: 'POST',
    path: '/subscription/trial',
    access: 'person',
    summary:
      'Begin the one trial of 7 days, one a mailbox. A second one is trial_used; on a paid plan trial_unavailable.',
    body: z.strictObject({ tier: z._default(paidTier, 'pro') }),
    response: subscription,
    errors: ['invalid_input', 'trial_used', 'trial_unavailable'],
  },
  cancel: {
    method: 'POST',
    path: '/subscription/cancel',
    access: 'person',
    summary: 'End a paid plan with its period: nothing more is charged, and it works to the end.',
    response: subscription,
    errors: ['not_changeable'],
  },
  resume: {
    method: 'POST',
    path: '/subscription/resume',
    access: 'person',
    summary: 'Take back a cancellation or a planned downgrade, while the period runs.',
    response: subscription,
    errors: ['not_changeable', 'daily_limit'],
  },
  downgrade: {
    method: 'POST',
    path: '/subscription/downgrade',
    access: 'person',
    summary: 'Go on with a lower paid plan after the current period.',
    body: z.strictObject({ tier: paidTier }),
    response: subscription,
    errors: ['invalid_input', 'not_changeable', 'daily_limit'],
  },
  removeCard: {
    method: 'DELETE',
    path: '/subscription/card',
    access: 'person',
    summary: 'Forget the card: nothing renews by itself any more, and what is paid for stays.',
    response: subscription,
    errors: [],
  },
})
