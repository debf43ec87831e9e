import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../functions/mail/escape-html.ts'
import { brand } from '../../../shared/brand.ts'
import { type Answer, html } from '../../answer.ts'
import type { Transaction } from '../transactions.ts'
import { styles } from './styles.ts'

const naira = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
})

export const money = ({ amount }: Pick<Transaction, 'amount'>): string => naira.format(amount / 100)

/** An address of the merchant's, where it is one of the web. */
const webAddress = (text: unknown): URL | undefined => {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const cancelOf = ({ metadata }: Transaction): URL | undefined =>
  metadata === '' ? undefined : webAddress(metadata.cancel_action)

const styleHash = createHash('sha256').update(styles).digest('base64')

/** No script, and nothing from anywhere. A form may end at the merchant's, where the payment does. */
const policy = (merchant: readonly (URL | undefined)[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    ["form-action 'self'", ...new Set(merchant.flatMap(url => url?.origin ?? []))].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='%230b6b57'/%3E%3C/svg%3E"

type Page = {
  readonly status?: number
  readonly title: string
  readonly main: string
  readonly footer?: string
}

const page = (
  { status = 200, title, main, footer = '' }: Page,
  merchant: readonly (URL | undefined)[],
): Answer => {
  const answer = html(
    status,
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="${icon}">
  <title>${escapeHtml(title)} · Test checkout</title>
  <style>${styles}</style>
</head>
<body>
  <header><strong>Test checkout</strong><span>No money moves here</span></header>
  <main>${main}</main>
  <footer>${footer}<p>A stand-in for the payment provider, on this machine alone.</p></footer>
</body>
</html>
`,
  )
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy(merchant) } }
}

/** A page that belongs to no payment. */
export const bareAnswer = (what: Page): Answer => page(what, [])

/** A page of a payment, with what is paid at its head and the way out at its foot. */
export const pageAnswer = (transaction: Transaction, { main, ...rest }: Omit<Page, 'footer'>): Answer => {
  const cancel = cancelOf(transaction)
  // Money that is on its way comes, whether or not anybody waits for it.
  const wayOut = transaction.settlesAt === null ? 'Cancel and go back to' : 'Leave, and go back to'
  const footer = cancel
    ? `<p><a class="cancel" href="${escapeHtml(cancel.href)}">${wayOut} ${brand.name}</a></p>`
    : ''
  const head = `<div class="amount"><p>${escapeHtml(transaction.email)}</p><p>Pay ${brand.name} <b>${money(transaction)}</b></p></div>`
  return page({ ...rest, main: `${head}${main}`, footer }, [webAddress(transaction.callbackUrl), cancel])
}
