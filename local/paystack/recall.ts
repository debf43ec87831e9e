import type { Expiry } from './authorizations.ts'
import type { Provider } from './provider.ts'
import { randomCode } from './random-code.ts'
import { testCard } from './test-cards.ts'
import type { Transaction } from './transactions.ts'

/** A payment that was made, and told of, before this stack began. */
export type PastPayment = {
  readonly reference: string
  /** In kobo. */
  readonly amount: number
  readonly email: string
  /** One of the test cards. It can be charged again from then on. */
  readonly card: Expiry & { readonly number: string }
  /** Paid at the hosted page; false: a charge of a card that had paid before. */
  readonly hosted: boolean
  readonly at: Date
}

/** Puts it into the provider's books. Nobody is told. */
export const recallPayment = (
  { card: { number, ...expiry }, at, ...payment }: PastPayment,
  { transactions, authorizations, pay }: Provider,
): Transaction => {
  const card = testCard(number)
  if (!card) throw new Error(`${number} is none of the test cards.`)
  const transaction = transactions.insert({
    ...payment,
    currency: 'NGN',
    channels: ['card'],
    callbackUrl: null,
    metadata: '',
    accessCode: randomCode(15),
    createdAt: at.getTime(),
  })
  return pay(transaction, authorizations.keep(payment.email, card, expiry), at.getTime())
}
