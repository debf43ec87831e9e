import type { Answer } from '../../answer.ts'
import { oneTimeCode, testCard } from '../test-cards.ts'
import type { Step, Transaction } from '../transactions.ts'
import { money, pageAnswer } from './frame.ts'

const words = {
  pin: { heading: 'Enter your card PIN', label: 'Card PIN', button: 'Continue', type: 'password' },
  otp: { heading: 'Enter the code from your bank', label: 'One-time code', button: 'Confirm', type: 'text' },
} as const

/** What the card's bank asks for before it pays. */
export const stepPage = (transaction: Transaction, { asks, card }: Step): Answer => {
  const { heading, label, button, type } = words[asks]
  const answer = asks === 'pin' ? testCard(card)?.pin : oneTimeCode
  const autocomplete = asks === 'otp' ? 'one-time-code' : 'off'
  return pageAnswer(transaction, {
    title: heading,
    main: `<h1>${heading}</h1>
      <p>To pay ${money(transaction)} with the card that ends in ${card.slice(-4)}.</p>
      <form method="post">
        <label for="code">${label}</label>
        <input id="code" name="code" type="${type}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="6" required autofocus aria-describedby="hint">
        <p class="hint" id="hint">This is a test: it is ${answer}.</p>
        <button name="do" value="${asks}">${button}</button>
      </form>
      ${transaction.hosted ? '<form method="post"><button class="quiet" name="do" value="again">Pay in another way</button></form>' : ''}`,
  })
}
