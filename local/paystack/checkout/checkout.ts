import type { Answer } from '../../answer.ts'
import type { Provider } from '../provider.ts'
import { testCard } from '../test-cards.ts'
import { type Transaction, way } from '../transactions.ts'
import { answerStep, type CardForm, type CardMistakes, enterCard } from './card-steps.ts'
import { closedPage, paidPage, unknownPage } from './end-pages.ts'
import { stepPage } from './step-page.ts'
import { waitingPage } from './waiting-page.ts'
import { waysPage } from './ways-page.ts'

export type CheckoutRequest = {
  readonly method: string
  readonly accessCode: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
}

const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
})

const isPaid = ({ status }: Transaction): boolean => status === 'success' || status === 'reversed'

/** Back to the merchant, who must not believe it: the address proves nothing. */
const returned = ({ callbackUrl, reference }: Transaction): string | undefined => {
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

/** A test card's own particulars, for whoever takes them over from the list. */
const filledIn = (number: string | null, now: number): CardForm => {
  const card = testCard(number ?? '')
  const expiry = `12/${(new Date(now).getUTCFullYear() + 4) % 100}`
  return card ? { number: card.number, expiry, cvv: card.cvv } : { number: '', expiry: '', cvv: '' }
}

const show = (transaction: Transaction, query: URLSearchParams, now: number): Answer => {
  const { channels, step, settlesAt } = transaction
  if (isPaid(transaction)) {
    const back = returned(transaction)
    return back ? seeOther(back) : paidPage(transaction)
  }
  if (settlesAt !== null) return waitingPage(transaction)
  if (step) return stepPage(transaction, step)
  if (!transaction.hosted) return closedPage(transaction)
  const asked = way.safeParse(query.get('way')).data
  const chosen = asked && channels.includes(asked) ? asked : (channels[0] ?? 'card')
  return waysPage(transaction, { way: chosen, card: filledIn(query.get('fill'), now), mistakes: {}, now })
}

/** What a form of the page asks for; the mistakes in it, where there are any. */
const act = (
  transaction: Transaction,
  form: URLSearchParams,
  provider: Provider,
  now: number,
): CardMistakes => {
  const { step, settlesAt, hosted, channels } = transaction
  const wanted = form.get('do')
  // A page that was left open, or a form that was sent twice, changes nothing any more.
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

/** The hosted page: where a customer pays, by forms alone. */
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
    return waysPage(transaction, { way: 'card', card: typed(form), mistakes, now })
  const after = provider.transactions.withAccessCode(accessCode) ?? transaction
  return seeOther((isPaid(after) ? returned(after) : undefined) ?? provider.pageOf(after))
}
