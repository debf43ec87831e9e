import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import {
  answered,
  type Charge,
  chargeOf,
  initialized,
  paused,
  refunds,
  refusal,
  verified,
} from './paystack-answers.ts'
import type { PaystackKey } from './secrets.ts'

/** In milliseconds: a function of the API has ten seconds, and reading the key may take three of them. */
const deadline = 5000

export type NewCharge = {
  readonly reference: string
  /** In kobo. */
  readonly amount: number
  readonly email: string
}
type Checkout = NewCharge & {
  /** The address to return to. The provider adds the reference. */
  readonly callbackUrl: string
  readonly cancelUrl: string
}

type Refund = { readonly reference: string; readonly amount: number; readonly note: string }

export type Recharge =
  | { readonly outcome: 'charged'; readonly charge: Charge }
  /** The customer must confirm the charge on a page of the bank. */
  | { readonly outcome: 'confirm'; readonly url: string }
  /** The card can't be charged, and a retry can't help. */
  | { readonly outcome: 'refused'; readonly words: string }
  /** The reference was charged before. Ask `verify` for its status. */
  | { readonly outcome: 'known' }

/** The status of a refund. `none`: nobody requested it, or it has failed. */
type RefundStatus = 'none' | 'pending' | 'processed'

export type Paystack = ReturnType<typeof createPaystack>

type Options = { readonly url: string; readonly key: PaystackKey }

class Refused extends Error {
  readonly code: string | null
  constructor(message: string, code: string | null) {
    super(message)
    this.name = 'Refused'
    this.code = code
  }
}

/**
 * The payment provider. A call without a valid answer in time throws payment_unavailable. The provider may have done
 * it all the same: ask `verify`, and never begin anew.
 */
export const createPaystack = ({ url, key }: Options) => {
  const exchange = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ ok: boolean; json: unknown }> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${await key()}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(deadline),
      })
      return { ok: response.ok, json: jsonOrNothing(await response.text()) }
    } catch (cause) {
      throw new ApiError('payment_unavailable', { cause })
    }
  }

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const { ok, json } = await exchange(method, path, body)
    if (ok) return json
    const refused = refusal.safeParse(json)
    const cause = refused.success
      ? new Refused(refused.data.message, refused.data.code ?? null)
      : new Error('The provider answered with an error that it does not explain.')
    throw new ApiError('payment_unavailable', { cause })
  }

  const read = <Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(json)
    if (!parsed.success) throw new ApiError('payment_unavailable', { cause: parsed.error })
    return parsed.data
  }

  /** The provider's refusal in an error; undefined for other errors. */
  const refusalIn = (error: unknown): Refused | undefined =>
    error instanceof ApiError && error.cause instanceof Refused ? error.cause : undefined

  /** The transaction; null where the provider does not know the reference. */
  const findTransaction = async (reference: string) => {
    try {
      const json = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`)
      return read(verified, json).data
    } catch (error) {
      if (/reference not found/i.test(refusalIn(error)?.message ?? '')) return null
      throw error
    }
  }

  return {
    /** Begins a payment on the provider's page, and returns the address of the page. */
    initialize: async ({ reference, amount, email, callbackUrl, cancelUrl }: Checkout): Promise<string> => {
      const json = await call('POST', '/transaction/initialize', {
        reference,
        amount,
        email,
        currency: 'NGN',
        channels: ['card', 'ussd', 'bank_transfer'],
        callback_url: callbackUrl,
        metadata: { cancel_action: cancelUrl },
      })
      return read(initialized, json).data.authorization_url
    },
    /** Null where the provider does not know the reference. */
    verify: async (reference: string): Promise<Charge | null> => {
      const found = await findTransaction(reference)
      return found && chargeOf(found)
    },
    /** Requests the refund of a payment: `amount` in kobo. Returns null, or the message of a refusal. */
    refund: async ({ reference, amount, note }: Refund): Promise<string | null> => {
      try {
        const body = { transaction: reference, amount, currency: 'NGN', merchant_note: note }
        read(answered(z.unknown()), await call('POST', '/refund', body))
        return null
      } catch (error) {
        const refused = refusalIn(error)
        if (!refused) throw error
        // The refund was requested before, and `refundStatus` returns its status.
        return refused.code === 'transaction_reversed' || /fully reversed/i.test(refused.message)
          ? null
          : refused.message
      }
    },
    /** The status of the refund of a whole payment, also where the refund was made in the dashboard. */
    refundStatus: async (reference: string): Promise<RefundStatus> => {
      const found = await findTransaction(reference)
      if (found?.status === 'reversed') return 'processed'
      if (!found) return 'none'
      // By the transaction's number, because the provider returns an empty list for a reference.
      const { data } = read(refunds, await call('GET', `/refund?transaction=${found.id}`))
      const done = data.filter(({ status }) => status === 'processed')
      if (done.reduce((sum, { amount }) => sum + amount, 0) >= found.amount) return 'processed'
      return data.some(({ status }) => status !== 'failed' && status !== 'processed') ? 'pending' : 'none'
    },
    /** Charges a card that paid before. `email`: the address of that payment. */
    chargeAuthorization: async ({
      authorizationCode,
      ...charge
    }: NewCharge & { readonly authorizationCode: string }): Promise<Recharge> => {
      try {
        const json = await call('POST', '/transaction/charge_authorization', {
          ...charge,
          currency: 'NGN',
          authorization_code: authorizationCode,
        })
        const pause = paused.safeParse(json)
        if (pause.success) return { outcome: 'confirm', url: pause.data.data.authorization_url }
        return { outcome: 'charged', charge: chargeOf(read(verified, json).data) }
      } catch (error) {
        const refused = refusalIn(error)
        if (!refused) throw error
        if (refused.code === 'duplicate_reference' || /duplicate/i.test(refused.message))
          return { outcome: 'known' }
        if (/authorization/i.test(refused.message)) return { outcome: 'refused', words: refused.message }
        throw error
      }
    },
  }
}
