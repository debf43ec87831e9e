import type { Payment, Quote } from '../../../../shared/api/payments.ts'
import type { Subscription } from '../../../../shared/api/subscription.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { dayMs } from '../../../../shared/domain/period.ts'
import { inNaira, plans } from '../../../../shared/domain/plan.ts'
import { onDay } from '../../../person/day-words.ts'

/** Longer than this is more than one month, in days. */
const longestMonth = 31

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const priceOf = ({ tier }: Quote): string => inNaira(plans[tier].price.kobo)

/** The time that is paid for. `now` is the server's. */
const timeWords = ({ tier, startsAt, endsAt }: Quote, now: string): string => {
  const isToday = dayInLagos(new Date(startsAt)) === dayInLagos(new Date(now))
  const from = isToday ? 'today' : onDay(startsAt, now)
  return `${plans[tier].name} from ${from} to ${onDay(endsAt, now)}`
}

/** How the amount came about. Days that have begun count, as in the price. */
const reckoning = ({ tier, purchase, startsAt, endsAt }: Quote): string => {
  const { name } = plans[tier]
  if (purchase === 'month') return `A month of ${name}`
  const left = Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs)
  const ofWhat = left > longestMonth ? 'what you have paid for' : 'your month'
  return `The difference to ${name}, for the ${days(left)} left of ${ofWhat}`
}

/** Of a payment that was begun, and may be on its way. */
export const unfinishedWords = ({ amount }: Pick<Payment, 'amount'>): string =>
  `A payment of ${inNaira(amount)} is not finished. If you have sent the money, do not pay again: your plan opens as soon as it is here.`

/** What is paid, for what, and what comes after it, by label. `now` is the server's. */
export const quoteWords = (
  quote: Quote,
  { now, status }: Pick<Subscription, 'now' | 'status'>,
): Readonly<Record<string, string>> => ({
  'For the time': timeWords(quote, now),
  'How it adds up': reckoning(quote),
  'After that': `${status === 'cancelled' ? 'You had cancelled: to pay takes that back. ' : ''}${priceOf(quote)} a month. A card renews by itself from ${onDay(quote.endsAt, now)} on, unless you cancel. USSD and bank transfer do not renew: you pay again if you want to go on.`,
  'Ways to pay': 'Card, USSD or bank transfer, on the page of Paystack. Your card number never reaches us.',
})
