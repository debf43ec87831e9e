import { type Expiry, isOver } from '../authorizations.ts'
import type { Provider } from '../provider.ts'
import { oneTimeCode, refusals, type TestCard, testCard } from '../test-cards.ts'
import type { Step, Transaction } from '../transactions.ts'

/** The fields of the form as they were typed. */
export type CardForm = { readonly number: string; readonly expiry: string; readonly cvv: string }
export type CardMistakes = Partial<Record<keyof CardForm, string>>

const digits = (text: string): string => text.replace(/\D/g, '')

const expiryOf = (text: string): Expiry | undefined => {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)\s*$/.exec(text) ?? []
  return month && year ? { month: month.padStart(2, '0'), year: `20${year}` } : undefined
}

const mistakesIn = (form: CardForm, card: TestCard | undefined, now: number): CardMistakes => {
  const expiry = expiryOf(form.expiry)
  return {
    ...(!card && {
      number: 'This is none of the test cards. They are listed below; never enter a real card here.',
    }),
    ...(!expiry && { expiry: 'Enter month and year as on a card, such as 12/30.' }),
    ...(expiry && isOver(expiry, now) && { expiry: 'This date is past: enter a later one.' }),
    ...(card && digits(form.cvv) !== card.cvv && { cvv: `The CVV of this test card is ${card.cvv}.` }),
  }
}

/** Accepts a payment by card. The card may be charged again from now on. */
const accept = (transaction: Transaction, card: TestCard, expiry: Expiry, provider: Provider, now: number) =>
  provider.succeed(transaction, provider.authorizations.keep(transaction.email, card, expiry), now)

/**
 * Handles an entered card: the payment succeeds, is refused, or needs a further step. Returns the mistakes in the form.
 */
export const enterCard = (
  transaction: Transaction,
  form: CardForm,
  provider: Provider,
  now: number,
): CardMistakes => {
  const card = testCard(digits(form.number))
  const mistakes = mistakesIn(form, card, now)
  const expiry = expiryOf(form.expiry)
  if (!card || !expiry || Object.keys(mistakes).length > 0) return mistakes
  if (card.first !== 'success') provider.fail(transaction, refusals[card.first])
  else if (card.pin) provider.ask(transaction, { asks: 'pin', card: card.number, ...expiry })
  else accept(transaction, card, expiry, provider, now)
  return {}
}

/** Handles the answer to the bank's question. A wrong answer is a refusal. */
export const answerStep = (
  transaction: Transaction,
  step: Step,
  given: string,
  provider: Provider,
  now: number,
): void => {
  const card = testCard(step.card)
  const right = step.asks === 'pin' ? card?.pin : oneTimeCode
  if (!card || digits(given) !== right) {
    provider.fail(transaction, step.asks === 'pin' ? 'Incorrect PIN' : 'Incorrect OTP')
  } else if (step.asks === 'pin' && card.otp) {
    provider.ask(transaction, { ...step, asks: 'otp' })
  } else accept(transaction, card, step, provider, now)
}
