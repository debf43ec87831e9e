import { brand } from '../../shared/brand.ts'
import { onDay } from '../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../shared/domain/plan.ts'
import { retainedDays } from '../../shared/domain/subscription.ts'
import type { BillingKind, BillingNews } from '../store/billing-news.ts'
import { billingWords, planName, quoted } from './billing-words.ts'
import { greetable, greeting, type Letter } from './letter.ts'

/** The kinds of news that have a mail. The mail of a payment is its receipt. */
type LetterKind = Exclude<BillingKind, 'paid'>

const waysToPay = 'You can pay by card, USSD or bank transfer.'
const staysOnFree = 'Your account, your profile and your tracked applications stay as they are, on Free.'

const filesNamed = 10

/** Names the files, and says where to download them. Their names are text from outside. */
const fileNamesWords = (names: readonly string[]): string[] => {
  if (names.length === 0) return []
  const more = names.length - filesNamed
  const shown = names.slice(0, filesNamed).map(quoted)
  return [
    `Your files are ${[...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')}. To keep them without a plan, download them before that day: they are under "My files" in the Resume Builder.`,
  ]
}

/** What the person keeps and what they can do: a mail has room for it, a notification has not. */
const details: { readonly [K in LetterKind]: (news: BillingNews<K>) => readonly string[] } = {
  'trial-started': ({ endsAt }) => [
    `A trial costs nothing. We write to you two days before it ends. On ${onDay(endsAt)} your plan changes to Free by itself, unless you pay for a month.`,
  ],
  'trial-ending': ({ tier }) => [
    `A month of ${planName(tier)} that you pay for now begins when the trial ends, so you lose no day of the trial. ${waysToPay}`,
    'If you do nothing, we delete nothing.',
  ],
  'trial-ended': ({ tier }) => [
    staysOnFree,
    `To have ${planName(tier)} again, pay ${inNaira(plans[tier].price.kobo)} for a month. ${waysToPay}`,
  ],
  'bought-nothing': () => [
    'You do not need to do anything. We keep no card from this payment, and your plan does not renew because of it.',
    'We write to you again when the money is on its way. Your bank decides when it shows on your account. This can take some working days.',
  ],
  'period-ending': ({ tier }) => [
    `The next month begins when this one ends, so you lose no day by paying early. ${waysToPay}`,
    `If you do nothing, nothing is charged: your plan changes to Free, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
  ],
  'renewal-failed': ({ tier, graceEndsAt }) => [
    'You can pay by USSD, by bank transfer or with another card. Once you have paid, we do not try this card again for the same month.',
    `You lose nothing now. If you do not pay for the month, your plan changes to Free on ${onDay(graceEndsAt)}, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
  ],
  'renewal-needs-confirmation': () => [
    'The button opens the page of our payment provider, where your bank asks you for its code. We never ask you for a code or a PIN of your bank.',
    'If you do not want to follow a link in an email, log in. The same button is on your subscription screen.',
  ],
  ended: () => [
    'Nothing is charged any more. A week before we delete anything, we write to you again and say what it is.',
    staysOnFree,
  ],
  cancelled: ({ tier, endsAt }) => [
    `On ${onDay(endsAt)} your plan changes to Free, and what you made with ${planName(tier)} is kept for ${retainedDays} days.`,
    'If you change your mind, you can undo the cancellation until then on your subscription screen. It costs nothing.',
  ],
  resumed: ({ endsAt }) => [
    `If your card renews the plan, it is charged again on ${onDay(endsAt)}. If you pay in another way, we write to you three days before.`,
  ],
  downgraded: () => ['Until that day you can undo the change on your subscription screen.'],
  refunded: () => [
    'Your bank decides when the money shows on your account. This can take some working days.',
    'If you did not expect this, write to us, and we will look at it together.',
  ],
  'removal-near': ({ fileNames }) => [
    ...fileNamesWords(fileNames),
    'To keep a copy of your texts without a plan, use "Export my data" in Settings. It gives you one file with all that you wrote.',
    staysOnFree,
  ],
  'data-removed': ({ tier }) => [
    staysOnFree,
    `You can start ${planName(tier)} again at any time. What was deleted does not come back.`,
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
