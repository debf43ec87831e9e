import { ApiError } from '../../../shared/api/errors.ts'
import type { Payment, Quote } from '../../../shared/api/payments.ts'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { dayInLagos, dayMs } from '../../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { errorMessage, errorReference } from '../../kit/error-reference.ts'
import { onDay } from '../../person/day-words.ts'
import type { Notice } from '../../ui/notify.ts'

/** In days. A longer time is more than one month. */
const longestMonth = 31

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const priceOf = ({ tier }: Quote): string => inNaira(plans[tier].price.kobo)

/** The time that is paid for. `now` is the server's. */
const timeWords = ({ tier, startsAt, endsAt }: Quote, now: string): string => {
  const isToday = dayInLagos(new Date(startsAt)) === dayInLagos(new Date(now))
  const from = isToday ? 'today' : onDay(startsAt, now)
  return `${plans[tier].name} from ${from} to ${onDay(endsAt, now)}`
}

/** How the amount is made up. A day that has begun counts, as in the price. */
const amountWords = ({ tier, purchase, startsAt, endsAt }: Quote): string => {
  const { name } = plans[tier]
  if (purchase === 'month') return `A month of ${name}`
  const left = Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs)
  const ofWhat = left > longestMonth ? 'what you have paid for' : 'your month'
  return `The difference to ${name}, for the ${days(left)} left of ${ofWhat}`
}

/** For an open payment, whose money may be on its way. */
export const unfinishedWords = ({ amount }: Pick<Payment, 'amount'>): string =>
  `A payment of ${inNaira(amount)} is not finished. If you have sent the money, do not pay again: your plan opens as soon as the money arrives.`

/** What a quote says, by label. `now` is the server's. */
export const quoteWords = (
  quote: Quote,
  { now, status }: Pick<Subscription, 'now' | 'status'>,
): Readonly<Record<string, string>> => ({
  Period: timeWords(quote, now),
  'You pay for': amountWords(quote),
  'After that': `${status === 'cancelled' ? 'You cancelled this plan. If you pay, it continues. ' : ''}${priceOf(quote)} a month. If you pay by card, the plan renews by itself from ${onDay(quote.endsAt, now)}, unless you cancel. If you pay by USSD or bank transfer, it does not renew: you pay again each month.`,
  'Ways to pay': 'Card, USSD or bank transfer, on the page of Paystack. Your card number never reaches us.',
})

/** The toast of a payment that did not begin. */
export const checkoutErrorNotice = (error: unknown): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Checkout Error',
      description: 'The connection was lost. Nothing was charged. Please try again.',
    }
  if (!(error instanceof ApiError))
    return {
      kind: 'error',
      title: 'Checkout Error',
      description: error instanceof Error ? error.message : undefined,
    }
  const { code } = error
  return {
    kind: 'error',
    title: code === 'unauthenticated' ? 'Authentication Required' : 'Payment Error',
    description:
      code === 'internal'
        ? `Failed to initialize payment. Please try again.${errorReference(error)}`
        : errorMessage(error),
  }
}
