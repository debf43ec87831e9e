import { escapeHtml } from '../../../functions/mail/escape-html.ts'
import { oneTimeCode, type TestCard, testCards } from '../test-cards.ts'
import type { Transaction } from '../transactions.ts'
import type { CardForm, CardMistakes } from './card-steps.ts'
import { money } from './frame.ts'

type Shown = { readonly card: CardForm; readonly mistakes: CardMistakes }
type Field = {
  readonly name: keyof CardForm
  readonly label: string
  readonly autocomplete: string
  readonly hint: string
  readonly max: number
}

const fields: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    hint: 'One of the test cards below',
    max: 24,
  },
  { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', hint: 'Such as 12/30', max: 9 },
  { name: 'cvv', label: 'CVV', autocomplete: 'cc-csc', hint: 'Three digits', max: 4 },
]

const field = ({ name, label, autocomplete, hint, max }: Field, { card, mistakes }: Shown): string => {
  const mistake = mistakes[name]
  const isFirst = mistake !== undefined && Object.keys(mistakes)[0] === name
  return `<div class="${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${max}" required value="${escapeHtml(card[name])}" aria-describedby="${name}-hint"${mistake ? ' aria-invalid="true"' : ''}${isFirst ? ' autofocus' : ''}>
    <p class="${mistake ? 'mistake' : 'hint'}" id="${name}-hint">${mistake ?? hint}</p>
  </div>`
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const listed = ({ number, cvv, pin, otp, about }: TestCard): string => {
  const codes = [`CVV ${cvv}`, ...(pin ? [`PIN ${pin}`] : []), ...(otp ? [`code ${oneTimeCode}`] : [])]
  return `<li><span class="digits">${spaced(number)}</span><span>${codes.join(' · ')}</span><span>It ${about}.</span>
    <a href="?way=card&amp;fill=${number}">Use the card that ends in ${number.slice(-4)}</a></li>`
}

/** Card, expiry and CVV, with the list of what may be entered. */
export const cardForm = (transaction: Transaction, shown: Shown): string => `
  <form method="post" class="card">
    ${fields.map(one => field(one, shown)).join('')}
    <button name="do" value="card">Pay ${money(transaction)}</button>
  </form>
  <details>
    <summary>Test cards</summary>
    <p>Any expiry in the future will do. A real card is refused.</p>
    <ul>${testCards.map(listed).join('')}</ul>
  </details>`
