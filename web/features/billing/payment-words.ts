import type { Payment } from '../../../shared/api/payments.ts'
import { dayInLagos, dayInWords } from '../../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import type { Notice } from '../../ui/notify.ts'

const channels = {
  card: 'Card',
  ussd: 'USSD',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  other: 'Other',
} as const satisfies Record<NonNullable<Payment['channel']>, string>

export const stateBadges = {
  open: { tone: 'warning', words: 'Waiting for your bank' },
  paid: { tone: 'success', words: 'Paid' },
  failed: { tone: 'neutral', words: 'Not paid' },
  held: { tone: 'warning', words: 'We are checking it' },
  refunding: { tone: 'neutral', words: 'Being refunded' },
  refunded: { tone: 'neutral', words: 'Refunded' },
} as const satisfies Record<Payment['state'], unknown>

/** The toast after "Check again". */
export const checkNotices = {
  open: {
    kind: 'info',
    title: 'The money is not here yet',
    description: 'We keep checking, and tell you when it arrives.',
  },
  paid: { kind: 'success', title: 'Status Updated', description: 'Your payment arrived.' },
  failed: { kind: 'info', title: 'Not paid', description: 'Nothing was charged.' },
  held: {
    kind: 'info',
    title: 'We are checking it',
    description: 'We will write to you about this payment.',
  },
  refunding: {
    kind: 'info',
    title: 'Being refunded',
    description: 'This payment was not needed. You get all of it back.',
  },
  refunded: { kind: 'info', title: 'Refunded', description: 'We refunded this payment to you.' },
} as const satisfies Record<Payment['state'], Notice>

export const boughtWords = ({ tier, purchase }: Pick<Payment, 'tier' | 'purchase'>): string =>
  purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `A month of ${plans[tier].name}`

/** When and how it was paid: "20 November 2026 · Card · automatic renewal". */
export const madeWords = ({ paidAt, createdAt, channel, automatic }: Payment): string =>
  [
    dayInWords(dayInLagos(new Date(paidAt ?? createdAt))),
    ...(channel ? [channels[channel]] : []),
    ...(automatic ? ['automatic renewal'] : []),
  ].join(' · ')

/** What was refunded, if that is only a part. Null: all or nothing. */
export const refundWords = ({ amount, refunded }: Payment): string | null =>
  refunded > 0 && refunded < amount ? `${inNaira(refunded)} refunded` : null
