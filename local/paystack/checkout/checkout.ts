import { type Answer, seeOther } from '../../http.ts'
import type { Provider } from '../provider.ts'
import { testCard } from '../test-cards.ts'
import { type Transaction, way } from '../transactions.ts'
import { answerStep, type CardForm, type CardMistakes, enterCard } from './card-steps.ts'
import { closedPage, paidPage, stepPage, unknownPage, waitingPage, waysPage } from './pages.ts'

export type CheckoutRequest = {
  readonly method: string
  readonly accessCode: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
}

const isPaid = ({ status }: Transaction): boolean => status === 'success' || status === 'reversed'

/**
 * Returns the address of the merchant after a payment. The merchant must not trust it, because the address proves
 * nothing.
 */
const callbackAddress = ({ callbackUrl, reference }: Transaction): string | undefined => {
  if (callbackUrl === null) return undefined
  const url = new URL(callbackUrl)
  url.searchParams.set('trxref', reference)
  url.searchParams.set('reference', reference)
  return url.href
}

const typed = (form: URLSearchParams): CardForm => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvv: form.get('cvv') ?? '',
})

/** Returns the fields of a test card, for a customer who picks the card from the list. */
const filledIn = (number: string | null, now: number): CardForm => {
  const card = testCard(number ?? '')
  const expiry = `12/${(new Date(now).getUTCFullYear() + 4) % 100}`
  return card ? { number: card.number, expiry, cvv: card.cvv } : { number: '', expiry: '', cvv: '' }
}

const show = (transaction: Transaction, query: URLSearchParams, now: number): Answer => {
  const { channels, step, settlesAt } = transaction
  if (isPaid(transaction)) {
    const back = callbackAddress(transaction)
    return back ? seeOther(back) : paidPage(transaction)
  }
  if (settlesAt !== null) return waitingPage(transaction)
  if (step) return stepPage(transaction, step)
  if (!transaction.hosted) return closedPage(transaction)
  const asked = way.safeParse(query.get('way')).data
  const chosen = asked && channels.includes(asked) ? asked : (channels[0] ?? 'card')
  return waysPage(transaction, { way: chosen, card: filledIn(query.get('fill'), now), mistakes: {} })
}

/** Handles a form of the page. Returns the mistakes in it. */
const act = (
  transaction: Transaction,
  form: URLSearchParams,
  provider: Provider,
  now: number,
): CardMistakes => {
  const { step, settlesAt, hosted, channels } = transaction
  const wanted = form.get('do')
  // A form of an old page, or a form that is sent twice, changes nothing any more.
  if (isPaid(transaction) || settlesAt !== null) return {}
  if (step) {
    if (wanted === step.asks) answerStep(transaction, step, form.get('code') ?? '', provider, now)
    if (wanted === 'again' && hosted)
      provider.transactions.save({ ...transaction, status: 'abandoned', step: null })
    return {}
  }
  const pays = way.safeParse(wanted).data
  if (!hosted || !pays || !channels.includes(pays)) return {}
  if (pays === 'card') return enterCard(transaction, typed(form), provider, now)
  provider.expectMoney(transaction, pays, now)
  return {}
}

/** Answers the hosted page, on which a customer pays by forms only. */
export const answerCheckout = (
  { method, accessCode, query, form }: CheckoutRequest,
  provider: Provider,
): Answer => {
  const now = Date.now()
  const transaction = provider.transactions.withAccessCode(accessCode)
  if (!transaction) return unknownPage()
  if (method !== 'POST') return show(transaction, query, now)
  const mistakes = act(transaction, form, provider, now)
  if (Object.keys(mistakes).length > 0)
    return waysPage(transaction, { way: 'card', card: typed(form), mistakes })
  const after = provider.transactions.withAccessCode(accessCode) ?? transaction
  return seeOther((isPaid(after) ? callbackAddress(after) : undefined) ?? provider.pageOf(after))
}
