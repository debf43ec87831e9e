import type { PaidTier, Purchase, paymentChannels } from '../lists.ts'
import { dayInLagos } from './calendar.ts'
import { onDay } from './on-day.ts'
import { inNaira, plans } from './plan.ts'

type Channel = (typeof paymentChannels)[number]

/** A payment that was made, as its receipt tells of it. Times are ISO 8601, amounts kobo. */
export type Receipt = {
  readonly reference: string
  readonly tier: PaidTier
  readonly purchase: Purchase
  readonly amount: number
  /** What was given back of it. */
  readonly refunded: number
  readonly channel: Channel
  readonly paidAt: string
  /** The time that was paid for. */
  readonly periodStart: string
  readonly periodEnd: string
  /** Charged by itself at the end of a period. */
  readonly automatic: boolean
  /** Who paid, as they were called at that time. */
  readonly name: string
  readonly email: string
}

const channelWords: Readonly<Record<Channel, string>> = {
  card: 'Card',
  ussd: 'USSD',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  other: 'Another way',
}

/** What was bought, such as `A month of Pro`. */
export const boughtWords = ({ tier, purchase }: Pick<Receipt, 'tier' | 'purchase'>): string =>
  purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `A month of ${plans[tier].name}`

/** How it was paid. */
export const paidByWords = ({ channel, automatic }: Pick<Receipt, 'channel' | 'automatic'>): string =>
  automatic ? `${channelWords[channel]}, renewed by itself` : channelWords[channel]

/** All that a receipt says, by its labels: the mail and the PDF say the same. */
export const receiptFacts = (receipt: Receipt): Readonly<Record<string, string>> => ({
  Amount: inNaira(receipt.amount),
  ...(receipt.refunded > 0 && { Refunded: inNaira(receipt.refunded) }),
  For: boughtWords(receipt),
  Period: `${onDay(receipt.periodStart)} – ${onDay(receipt.periodEnd)}`,
  'Paid by': paidByWords(receipt),
  Date: onDay(receipt.paidAt),
  Reference: receipt.reference,
})

/** Such as `aiki-receipt-2026-11-20.pdf`, by the day of the payment. */
export const receiptFileName = ({ paidAt }: Pick<Receipt, 'paidAt'>): string =>
  `aiki-receipt-${dayInLagos(new Date(paidAt))}.pdf`
