import { escapeHtml } from '../../../functions/mail/escape-html.ts'
import type { Answer } from '../../answer.ts'
import type { Transaction, Way } from '../transactions.ts'
import { cardForm } from './card-form.ts'
import type { CardForm, CardMistakes } from './card-steps.ts'
import { pageAnswer } from './frame.ts'
import { transferForm, ussdForm } from './money-forms.ts'

export type Shown = {
  readonly way: Way
  readonly card: CardForm
  readonly mistakes: CardMistakes
  /** Milliseconds since 1970. */
  readonly now: number
}

const names = { card: 'Card', ussd: 'USSD', bank_transfer: 'Bank transfer' } as const

const forms: Readonly<Record<Way, (transaction: Transaction, shown: Shown) => string>> = {
  card: cardForm,
  ussd: ussdForm,
  bank_transfer: transferForm,
}

const tabs = ({ channels }: Transaction, chosen: Way): string => `
  <nav aria-label="Ways to pay"><ul>${channels
    .map(way => {
      const current = way === chosen ? ' aria-current="page"' : ''
      return `<li><a href="?way=${way}"${current}>${names[way]}</a></li>`
    })
    .join('')}</ul></nav>`

const refusal = ({ status, gatewayResponse }: Transaction): string =>
  status === 'failed'
    ? `<p class="refusal" role="alert"><strong>${escapeHtml(gatewayResponse)}.</strong> No money was taken. Try again, or pay in another way.</p>`
    : ''

/** Where the customer chooses how to pay, and does. */
export const waysPage = (transaction: Transaction, shown: Shown): Answer => {
  const wrong = Object.keys(shown.mistakes).length > 0
  const refused = transaction.status === 'failed' ? transaction.gatewayResponse : 'Choose how to pay'
  return pageAnswer(transaction, {
    status: wrong ? 422 : 200,
    // The title is what a screen reader says first of a new page.
    title: wrong ? 'Look at the form again' : refused,
    main: `<h1>Choose how to pay</h1>
      ${wrong ? '' : refusal(transaction)}
      ${tabs(transaction, shown.way)}
      ${forms[shown.way](transaction, shown)}`,
  })
}
