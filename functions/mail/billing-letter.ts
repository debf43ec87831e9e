import { brand } from '../../shared/brand.ts'
import { onDay } from '../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../shared/domain/plan.ts'
import { retainedDays } from '../../shared/domain/subscription.ts'
import { type BillingKind, type BillingNews, billingWords, planName } from './billing-words.ts'
import { greetable, greeting, type Letter } from './letter.ts'

/** The kinds of news that have a mail. The mail of a payment is its receipt. */
type LetterKind = Exclude<BillingKind, 'paid'>

const waysToPay = 'You can pay by card, USSD or bank transfer.'
const staysOnFree = 'Your account, your profile and your tracked applications stay as they are, on Free.'

/** What the person keeps and what they can do: a mail has room for it, a notification has not. */
const details: { readonly [K in LetterKind]: (news: BillingNews<K>) => readonly string[] } = {
  'trial-started': ({ endsAt }) => [
    `A trial is never charged for. Two days before it ends we write to you; on ${onDay(endsAt)} your plan goes to Free by itself, unless you pay for a month.`,
  ],
  'trial-ending': ({ tier }) => [
    `A month of ${planName(tier)} that you pay for now begins when the trial ends, so you lose no day of it. ${waysToPay}`,
    'If you do nothing, nothing of yours is deleted.',
  ],
  'trial-ended': ({ tier }) => [
    staysOnFree,
    `To have ${planName(tier)} again, pay ${inNaira(plans[tier].price.kobo)} for a month. ${waysToPay}`,
  ],
  'bought-nothing': () => [
    'You need do nothing. We keep no card from this payment, and nothing renews because of it.',
    'We write to you again when the money is on its way. When it shows on your account is up to your bank; it can take some working days.',
  ],
  'period-ending': ({ tier }) => [
    `The next month begins when this one ends, so you lose no day by paying early. ${waysToPay}`,
    `If you do nothing, nothing is charged: your plan goes to Free, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
  ],
  'renewal-failed': ({ tier, graceEndsAt }) => [
    'You can pay by USSD, by bank transfer or with another card. Once you have paid, we do not try this card again for the same month.',
    `Nothing of yours is lost. If the month stays unpaid, your plan goes to Free on ${onDay(graceEndsAt)}, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
  ],
  'renewal-needs-confirmation': () => [
    'The button opens the page of our payment provider, where your bank asks you for its code. We never ask you for a code or a PIN of your bank.',
    'If you would rather follow no link from a mail, log in: the same button is on your subscription screen.',
  ],
  ended: () => ['Nothing is charged any more.', staysOnFree],
  cancelled: ({ tier, endsAt }) => [
    `On ${onDay(endsAt)} your plan goes to Free, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
    'Changed your mind? Until then you can take the cancellation back on your subscription screen. It costs nothing.',
  ],
  resumed: ({ endsAt }) => [
    `If your card renews the plan, it is charged again on ${onDay(endsAt)}. If you pay by other ways, we write to you three days before.`,
  ],
  downgraded: () => ['Until that day you can take the change back on your subscription screen.'],
  refunded: () => [
    'When it shows on your account is up to your bank; it can take some working days.',
    'If you did not expect this, write to us, and we will look at it together.',
  ],
  'data-removed': ({ tier }) => [
    staysOnFree,
    `You can take up ${planName(tier)} again at any time. What was removed does not come back with it.`,
  ],
}
const detailsOf = <K extends LetterKind>(news: BillingNews<K>) => details[news.kind](news)

const isSafePage = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
}

/**
 * Returns the address of the button. The bank's page is an address from outside: if it is not safe, the button opens
 * our own screen.
 */
const hrefOf = (news: BillingNews<LetterKind>, ours: string): string =>
  news.kind === 'renewal-needs-confirmation' && isSafePage(news.confirmUrl) ? news.confirmUrl : ours

type About = { readonly name: string; readonly siteUrl: string }

/** Returns the mail of the news: what happened, what the person keeps, and a button to what they can do. */
export const billingLetter = (news: BillingNews<LetterKind>, { name, siteUrl }: About): Letter => {
  const { title, message, action } = billingWords(news)
  return {
    subject: `${title} – ${brand.name}`,
    title,
    blocks: [
      greeting(greetable(name)),
      { words: message },
      ...detailsOf(news).map(words => ({ words })),
      { button: { label: action.label, href: hrefOf(news, siteUrl + action.path) } },
      { help: brand.supportEmail },
    ],
  }
}
