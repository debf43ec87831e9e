import * as z from 'zod/mini'
import { paidTiers, subscriptionStatuses, tiers } from '../lists.ts'
import { instant } from './fields.ts'
import { domain } from './operation.ts'

const tier = z.enum(tiers)
export const paidTier = z.enum(paidTiers)

/** What a person is told of the card that renews a subscription: enough to know it again. */
export const card = z.object({
  brand: z.string(),
  last4: z.string(),
  /** Such as `09/2030`. */
  expires: z.string(),
})
export type Card = z.infer<typeof card>

export const subscription = z.object({
  /** What the person may use now. */
  tier,
  status: z.enum(subscriptionStatuses),
  trialStartedAt: z.nullable(instant),
  trialEndsAt: z.nullable(instant),
  /** Whether the one trial was used: it runs or is over, or the same mailbox used it under another account. */
  trialUsed: z.boolean(),
  /** The month that was paid for; null without one. */
  currentPeriodStart: z.nullable(instant),
  currentPeriodEnd: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** The plan after the current period, where it is another one. */
  nextTier: z.nullable(tier),
  /** The next charge, in kobo: of the card where `renews`, else what another month would cost. Null on Free. */
  amount: z.nullable(z.int()),
  /** The card is charged by itself at the period's end. */
  renews: z.boolean(),
  /** After a failed renewal: the plan goes on until then. */
  graceEndsAt: z.nullable(instant),
  /** Where the person's bank wants a renewal confirmed; null where it asks for nothing. */
  confirmUrl: z.nullable(z.url({ protocol: /^https?$/ })),
  /** After a paid plan ended: until then it can be taken up again with all that belongs to it. */
  dataKeptUntil: z.nullable(instant),
  card: z.nullable(card),
  /** A trial that was asked for at sign-up and has not begun. */
  trialWish: z.nullable(paidTier),
  /** The server's clock at this answer: how long something still lasts is counted from it, not from the device's. */
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
