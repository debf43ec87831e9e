import * as z from 'zod'
import { isOver } from './authorizations.ts'
import { bodyOf, newTransaction, part } from './charge-request.ts'
import { invalidAuthorization, otherEmail } from './errors.ts'
import type { Done, Operation } from './operation.ts'
import type { Provider } from './provider.ts'
import { type Outcome, refusals, testCard } from './test-cards.ts'
import { chargedData } from './transaction-data.ts'
import type { Transaction } from './transactions.ts'

/** The holder has to confirm in the hosted page: until then nothing is paid. */
const paused = (transaction: Transaction, { pageOf }: Provider): Done => ({
  message: 'Please, redirect your customer to the authorization url provided',
  data: {
    authorization_url: pageOf(transaction),
    reference: transaction.reference,
    access_code: transaction.accessCode,
    paused: true,
  },
})

const charged = (transaction: Transaction): Done => ({
  message: 'Charge attempted',
  data: chargedData(transaction),
})

/** POST /transaction/charge_authorization */
export const chargeAuthorization: Operation = ({ body }, provider, now) => {
  const input = bodyOf(body)
  const wanted = newTransaction(input, provider.transactions, now)
  const code = part(z.string(), input.authorization_code, invalidAuthorization())
  const kept = provider.authorizations.find(code)
  if (!kept) throw invalidAuthorization()
  if (kept.email !== wanted.email) throw otherEmail()

  const { data, card } = kept
  const outcome: Outcome = testCard(card)?.later ?? 'declined'
  const transaction = provider.transactions.insert({ ...wanted, channels: ['card'], hosted: false })
  const expiry = { month: data.exp_month, year: data.exp_year }
  const ofCard = { ...transaction, authorization: data }
  if (isOver(expiry, now)) return charged(provider.fail(ofCard, 'Expired Card'))
  if (outcome === 'success') return charged(provider.succeed(transaction, data, now))
  if (outcome === 'two-factor')
    return paused(provider.ask(transaction, { asks: 'otp', card, ...expiry }), provider)
  return charged(provider.fail(ofCard, refusals[outcome]))
}
