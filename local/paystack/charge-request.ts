import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'
import type { PaystackError } from './errors.ts'
import {
  duplicateReference,
  invalidAmount,
  invalidEmail,
  invalidParams,
  unsupportedCurrency,
} from './errors.ts'
import { randomCode } from './random-code.ts'
import type { NewTransaction, TransactionTable } from './transactions.ts'
import { ways } from './transactions.ts'

/** Of a naira payment, in kobo. */
const minimum = 5000

const email = z.email().transform(address => address.toLowerCase())
const amount = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(minimum))
const reference = z.string().regex(/^[A-Za-z0-9.=-]{1,100}$/)
/** All that the provider has; our merchant has switched on what the hosted page offers. */
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

/** A part of a request, or the refusal that the provider has for it. */
export const part = <S extends z.ZodType>(schema: S, value: unknown, refusal: PaystackError): z.output<S> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusal
}

/** A JSON body. */
export const bodyOf = (body: string): Record<string, unknown> =>
  part(fields, jsonOrNothing(body), invalidParams('Invalid request body'))

/** What initialize and charge_authorization have in common: a new transaction that nobody has paid. */
export const newTransaction = (
  input: Readonly<Record<string, unknown>>,
  transactions: Pick<TransactionTable, 'withReference'>,
  now: number,
): Omit<NewTransaction, 'hosted'> => {
  const wanted = {
    email: part(email, input.email, invalidEmail()),
    amount: part(amount, input.amount, invalidAmount()),
    currency: part(z.literal('NGN').default('NGN'), input.currency, unsupportedCurrency()),
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
  if (transactions.withReference(wanted.reference)) throw duplicateReference()
  return { ...wanted, accessCode: randomCode(15), createdAt: now }
}
