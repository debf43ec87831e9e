import type { PaidTier, Purchase, paymentChannels } from '../lists.ts'
import { dayInLagos, onDay } from './calendar.ts'
import { inNaira, plans } from './plan.ts'

type Channel = (typeof paymentChannels)[number]

/** A completed payment, as on its receipt. Times are ISO 8601, amounts are in kobo. */
export type Receipt = {
  readonly reference: string
  readonly tier: PaidTier
  readonly purchase: Purchase
  readonly amount: number
  /** The refunded amount. */
  readonly refunded: number
  readonly channel: Channel
  readonly paidAt: string
  /** The paid period. */
  readonly periodStart: string
  readonly periodEnd: string
  /** Charged automatically at the end of a period. */
  readonly automatic: boolean
  /** The name of the payer at the time of the payment. */
  readonly name: string
  readonly email: string
}

const channelWords: Readonly<Record<Channel, string>> = {
  card: 'Card',
  ussd: 'USSD',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  other: 'Other',
}

/** What was bought, such as `A month of Pro`. */
export const boughtWords = ({ tier, purchase }: Pick<Receipt, 'tier' | 'purchase'>): string =>
  purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `A month of ${plans[tier].name}`

/** How it was paid. */
export const paidByWords = ({ channel, automatic }: Pick<Receipt, 'channel' | 'automatic'>): string =>
  automatic ? `${channelWords[channel]}, automatic renewal` : channelWords[channel]

/** All facts of a receipt by their labels, for both the mail and the PDF. */
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
