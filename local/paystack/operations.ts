import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import { isOver, randomCode } from './authorizations.ts'
import { invalidParams, type PaystackError, refusal } from './errors.ts'
import type { Provider } from './provider.ts'
import { type Outcome, refusals, testCard } from './test-cards.ts'
import { type NewTransaction, type Transaction, type TransactionTable, ways } from './transactions.ts'
import { chargedData, verifiedData } from './wire-data.ts'

type Done = { readonly message: string; readonly data: object }

/**
 * Answers a request with a valid key. `now` is in milliseconds since 1970. `param` is the last part of the path where
 * it names something. Throws PaystackError.
 */
export type Operation = (
  request: { readonly param: string; readonly query: URLSearchParams; readonly body: string },
  provider: Provider,
  now: number,
) => Done

/** The smallest naira payment, in kobo. */
const minimum = 5000

const email = z.email().transform(address => address.toLowerCase())
const amount = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(minimum))
const reference = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/)
/** All channels of the provider. Our merchant has switched on those of the hosted page. */
const channel = z.enum([...ways, 'bank', 'apple_pay', 'qr', 'mobile_money', 'eft'])
const channels = z
  .array(channel)
  .default([...ways])
  .transform(named => ways.filter(way => named.includes(way)))
  .refine(offered => offered.length > 0)
const address = z.url({ protocol: /^https?$/ })
const fields = z.record(z.string(), z.unknown())
const metadata = z.union([
  fields,
  z
    .string()
    .transform(text => jsonOrNothing(text))
    .pipe(fields),
])

/** Parses a part of a request. Throws the provider's refusal for it. */
export const part = <S extends z.ZodType>(schema: S, value: unknown, refusal: PaystackError): z.output<S> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusal
}

/** Parses a JSON body. */
export const bodyOf = (body: string): Record<string, unknown> =>
  part(fields, jsonOrNothing(body), invalidParams('Invalid request body'))

/** Makes a new unpaid transaction, for initialize and charge_authorization. */
const newTransaction = (
  input: Readonly<Record<string, unknown>>,
  transactions: Pick<TransactionTable, 'withReference'>,
  now: number,
): Omit<NewTransaction, 'hosted'> => {
  const wanted = {
    email: part(email, input.email, refusal('invalidEmail')),
    amount: part(amount, input.amount, refusal('invalidAmount')),
    currency: part(z.literal('NGN').default('NGN'), input.currency, refusal('unsupportedCurrency')),
    reference: part(
      reference.default(() => `T${randomCode(15)}`),
      input.reference,
      invalidParams('Invalid transaction reference. Use letters, digits and -, ., ='),
    ),
    channels: part(
      channels,
      input.channels,
      invalidParams(`No active channel. This merchant has: ${ways.join(', ')}`),
    ),
    callbackUrl: part(
      address.nullable().default(null),
      input.callback_url,
      invalidParams('Invalid callback URL'),
    ),
    metadata: part(
      z.union([metadata, z.literal('')]).default(''),
      input.metadata,
      invalidParams('Invalid metadata: it must be an object, or one as JSON'),
    ),
  }
  if (transactions.withReference(wanted.reference)) throw refusal('duplicateReference')
  return { ...wanted, accessCode: randomCode(15), createdAt: now }
}

/** POST /transaction/initialize */
export const initialize: Operation = ({ body }, { transactions, pageOf }, now) => {
  const wanted = newTransaction(bodyOf(body), transactions, now)
  const { accessCode, reference } = transactions.insert({ ...wanted, hosted: true })
  return {
    message: 'Authorization URL created',
    data: { authorization_url: pageOf({ accessCode }), access_code: accessCode, reference },
  }
}

/** GET /transaction/verify/:reference. The status in the data says whether the payment was made. */
export const verify: Operation = ({ param }, { transactions }) => {
  const transaction = transactions.withReference(param)
  if (!transaction) throw refusal('unknownReference')
  return { message: 'Verification successful', data: verifiedData(transaction) }
}

/** Answers that the holder has to confirm on the hosted page. Until then nothing is paid. */
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
  const code = part(z.string(), input.authorization_code, refusal('invalidAuthorization'))
  const stored = provider.authorizations.find(code)
  if (!stored) throw refusal('invalidAuthorization')
  if (stored.email !== wanted.email) throw refusal('otherEmail')

  const { data, card } = stored
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
