import { createHash } from 'node:crypto'
import { brand } from '../../../shared/brand.ts'
import { type Answer, html } from '../../http.ts'
import { pageFile, render, type Values } from '../../template.ts'
import { oneTimeCode, testCard, testCards } from '../test-cards.ts'
import type { Step, Transaction, Way } from '../transactions.ts'
import type { CardForm, CardMistakes } from './card-steps.ts'

const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
})

export const money = ({ amount }: Pick<Transaction, 'amount'>): string => naira.format(amount / 100)

/** Parses an address of the merchant; undefined where it is no web address. */
const webAddress = (text: unknown): URL | undefined => {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const cancelOf = ({ metadata }: Transaction): URL | undefined =>
  metadata === '' ? undefined : webAddress(metadata.cancel_action)

const styles = pageFile('checkout.css')
const styleHash = createHash('sha256').update(styles).digest('base64')

/**
 * Makes the content security policy of a page: no scripts, and nothing from other sites. A form may lead to the
 * merchant's site, where the payment ends.
 */
const policy = (merchant: readonly (URL | undefined)[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    ["form-action 'self'", ...new Set(merchant.flatMap(url => url?.origin ?? []))].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

type Page = {
  readonly status?: number
  readonly title: string
  /** A file of `content/pages` and its values. */
  readonly file: string
  readonly values: Values
}

/**
 * Makes a page of a payment, with the amount at its head and the cancel link at its foot. A null transaction is for a
 * page of no payment.
 */
const pageAnswer = (transaction: Transaction | null, { status = 200, title, file, values }: Page): Answer => {
  const cancel = transaction ? cancelOf(transaction) : undefined
  const common = { brand: brand.name, title, money: transaction ? money(transaction) : '' }
  const body = render(pageFile('checkout.html'), {
    ...common,
    styles,
    main: render(pageFile(file), { ...common, ...values }),
    payment: transaction !== null,
    email: transaction?.email ?? '',
    cancel: cancel?.href,
    // Money that is on its way arrives, even if the customer leaves.
    isOnItsWay: transaction !== null && transaction.settlesAt !== null,
  })
  const answer = html(status, body)
  const merchant = transaction ? [webAddress(transaction.callbackUrl), cancel] : []
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy(merchant) } }
}

type PaymentForm = {
  readonly way: Way
  readonly card: CardForm
  readonly mistakes: CardMistakes
}

const wayNames = { card: 'Card', ussd: 'USSD', bank_transfer: 'Bank transfer' } as const

const fields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    hint: 'One of the test cards below',
    max: 24,
  },
  { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', hint: 'Such as 12/30', max: 9 },
  { name: 'cvv', label: 'CVV', autocomplete: 'cc-csc', hint: 'Three digits', max: 4 },
] as const

const cardValues = ({ card, mistakes }: PaymentForm): Values => ({
  fields: fields.map(field => ({
    ...field,
    value: card[field.name],
    mistake: mistakes[field.name],
    isFirst: Object.keys(mistakes)[0] === field.name,
  })),
  testCards: testCards.map(({ number, cvv, pin, otp, about }) => ({
    number,
    about,
    digits: number.replace(/(\d{4})(?=\d)/g, '$1 '),
    codes: [`CVV ${cvv}`, ...(pin ? [`PIN ${pin}`] : []), ...(otp ? [`code ${oneTimeCode}`] : [])].join(
      ' · ',
    ),
    last4: number.slice(-4),
  })),
})

/** Makes the page on which the customer chooses how to pay, and pays. */
export const waysPage = (transaction: Transaction, shown: PaymentForm): Answer => {
  const { status, gatewayResponse, channels, id } = transaction
  const isWrong = Object.keys(shown.mistakes).length > 0
  const isRefused = status === 'failed'
  const title = isRefused ? gatewayResponse : 'Choose how to pay'
  return pageAnswer(transaction, {
    status: isWrong ? 422 : 200,
    // A screen reader reads the title of a new page first.
    title: isWrong ? 'Look at the form again' : title,
    file: 'checkout-ways.html',
    values: {
      refusal: isRefused && !isWrong && gatewayResponse,
      ways: channels.map(way => ({ way, wayName: wayNames[way], isChosen: way === shown.way })),
      card: shown.way === 'card' && cardValues(shown),
      ussd: shown.way === 'ussd',
      code: `*737*000*${String(id).slice(-4)}#`,
      bankTransfer: shown.way === 'bank_transfer',
      account: `98${String(id).slice(-8)}`,
    },
  })
}

const steps = {
  pin: { title: 'Enter your card PIN', label: 'Card PIN', button: 'Continue', type: 'password' },
  otp: { title: 'Enter the code from your bank', label: 'One-time code', button: 'Confirm', type: 'text' },
} as const

/** Makes the page with the bank's question before it pays. */
export const stepPage = (transaction: Transaction, { asks, card }: Step): Answer =>
  pageAnswer(transaction, {
    title: steps[asks].title,
    file: 'checkout-step.html',
    values: {
      ...steps[asks],
      asks,
      last4: card.slice(-4),
      answer: asks === 'pin' ? testCard(card)?.pin : oneTimeCode,
      autocomplete: asks === 'otp' ? 'one-time-code' : 'off',
      hosted: transaction.hosted,
    },
  })

const file = 'checkout-end.html'

/** Makes the page for the time while a bank moves the money. The payment continues when the customer leaves. */
export const waitingPage = (transaction: Transaction): Answer => {
  const by = transaction.channel === 'ussd' ? 'your code' : 'your transfer'
  const answer = pageAnswer(transaction, {
    title: 'Waiting for the bank',
    file,
    values: { waiting: true, by },
  })
  // The page reloads every three seconds, by a header, because it has no script.
  return { ...answer, headers: { ...answer.headers, refresh: '3' } }
}

/** Makes the page of a paid payment without a callback address. */
export const paidPage = (transaction: Transaction): Answer =>
  pageAnswer(transaction, { title: 'Paid', file, values: { paid: true } })

/** Makes the page of a charge that its holder should confirm, and that the bank refused. */
export const closedPage = (transaction: Transaction): Answer => {
  const { gatewayResponse } = transaction
  return pageAnswer(transaction, { title: 'Not paid', file, values: { closed: true, gatewayResponse } })
}

export const unknownPage = (): Answer =>
  pageAnswer(null, { status: 404, title: 'No such payment', file, values: { unknown: true } })
