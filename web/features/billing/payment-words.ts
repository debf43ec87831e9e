import type { Payment } from '../../../shared/api/payments.ts'
import { dayInLagos, dayInWords } from '../../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import type { Notice } from '../../ui/notify.ts'

const channels = {
  card: 'Card',
  ussd: 'USSD',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  other: 'Another way',
} as const satisfies Record<NonNullable<Payment['channel']>, string>

export const stateBadges = {
  open: { tone: 'warning', words: 'Not paid yet' },
  paid: { tone: 'success', words: 'Paid' },
  failed: { tone: 'neutral', words: 'Not paid' },
  held: { tone: 'warning', words: 'Being looked at by us' },
  refunding: { tone: 'neutral', words: 'Being given back' },
  refunded: { tone: 'neutral', words: 'Given back' },
} as const satisfies Record<Payment['state'], unknown>

/** The toast after "Check again". */
export const checkNotices = {
  open: { kind: 'info', title: 'Not paid yet', description: 'We look again by ourselves, and tell you.' },
  paid: { kind: 'success', title: 'Status Updated', description: 'Your payment has come.' },
  failed: { kind: 'info', title: 'Not paid', description: 'Nothing was charged.' },
  held: { kind: 'info', title: 'Being looked at by us', description: 'We write to you about this payment.' },
  refunding: {
    kind: 'info',
    title: 'Being given back',
    description: 'This payment bought nothing. You get all of it back.',
  },
  refunded: { kind: 'info', title: 'Given back', description: 'This payment was given back to you.' },
} as const satisfies Record<Payment['state'], Notice>

export const boughtWords = ({ tier, purchase }: Pick<Payment, 'tier' | 'purchase'>): string =>
  purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `${plans[tier].name}, a month`

/** When and how it was paid: "20 November 2026 · Card · automatic renewal". */
export const madeWords = ({ paidAt, createdAt, channel, automatic }: Payment): string =>
  [
    dayInWords(dayInLagos(new Date(paidAt ?? createdAt))),
    ...(channel ? [channels[channel]] : []),
    ...(automatic ? ['automatic renewal'] : []),
  ].join(' · ')

/** What was given back, if that is only a part; null: all or nothing. */
export const refundWords = ({ amount, refunded }: Payment): string | null =>
  refunded > 0 && refunded < amount ? `${inNaira(refunded)} given back` : null
