import { escapeHtml } from '../../functions/mail/escape-html.ts'
import { brand } from '../../shared/brand.ts'
import { type Answer, html } from '../answer.ts'
import { clock } from '../mail-page.ts'
import { styles } from '../mail-page-styles.ts'
import { money } from './checkout/frame.ts'
import { type Mode, mode } from './mode.ts'
import type { Payments } from './payments.ts'

type Overview = {
  readonly mode: Mode
  readonly transactions: ReturnType<Payments['transactions']>
  readonly webhooks: ReturnType<Payments['webhooks']>
}

const choice = (name: keyof Mode, label: string, options: readonly string[], chosen: string): string => `
  <label for="${name}">${label}</label>
  <select id="${name}" name="${name}">${options
    .map(option => `<option${option === chosen ? ' selected' : ''}>${option}</option>`)
    .join('')}</select>`

const button = (tool: string, words: string, fields: Readonly<Record<string, string>> = {}): string => `
  <form method="post" action="/local/payments/${tool}">
    ${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('')}
    <button>${escapeHtml(words)}</button>
  </form>`

const actions = ({ reference, status, dispute }: Overview['transactions'][number]): string => {
  if (status !== 'success') return ''
  const named = (outcome: string, words: string) => button('dispute', words, { reference, outcome })
  const complaint =
    dispute === 'opened'
      ? named('lost', 'Dispute lost') + named('won', 'Dispute won')
      : named('opened', 'Dispute it')
  return `<div class="links">${button('refund', 'Refund it', { reference })}${complaint}</div>`
}

const item = (transaction: Overview['transactions'][number]): string => {
  const { reference, status, email, channel, gatewayResponse, createdAt, checkout } = transaction
  return `<li><details>
    <summary><strong>${money(transaction)} · ${status}</strong><span>${escapeHtml(email)}${channel ? `, by ${channel.replace('_', ' ')}` : ''}: ${escapeHtml(gatewayResponse)}</span><time datetime="${createdAt}">${clock.format(new Date(createdAt))}</time></summary>
    <p class="links"><a href="${escapeHtml(checkout)}">${escapeHtml(reference)}</a></p>${actions(transaction)}
  </details></li>`
}

const ownStyles = `
  select {
    font: inherit; min-height: 44px; padding: 0 8px; border: 1px solid var(--control); border-radius: 6px;
    background: var(--panel); color: inherit;
  }
  h2 { font-size: 20px }
  form { margin-bottom: 12px }
`

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The provider's back office as a page: what was paid, what waits, and what is to go wrong. */
export const paymentsPage = ({ mode: current, transactions, webhooks }: Overview): Answer => {
  const { api, webhooks: told, refunds } = mode.shape
  const answer = html(
    200,
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
  <title>Payments on this machine · ${brand.name}</title>
  <style>${styles}${ownStyles}</style>
</head>
<body>
  <header>
    <h1>Payments on this machine</h1>
    <p>What the payment provider's stand-in knows, newest first. No money is moved.</p>
  </header>
  <main>
    <form method="post" action="/local/payments">
      ${choice('api', 'Its API is', api.options, current.api)}
      ${choice('webhooks', 'Its webhooks are', told.options, current.webhooks)}
      ${choice('refunds', 'Its refunds are', refunds.options, current.refunds)}
      <button>Set</button>
    </form>
    ${button('settle', 'Settle all that is on its way')}
    ${webhooks.length === 0 ? '<p>No webhook waits.</p>' : button('deliver', `Send what waits now: ${webhooks.length}`)}
    <h2>Payments</h2>
    ${transactions.length === 0 ? '<p class="empty">No payment yet.</p>' : `<ol>${transactions.map(item).join('')}</ol>`}
  </main>
</body>
</html>
`,
  )
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}
