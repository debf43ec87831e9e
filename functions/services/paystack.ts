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
import type { PaystackKey } from './paystack-key.ts'

/** In milliseconds: a function of the API has ten seconds, of which reading the key may take three. */
const deadline = 5000

export type NewCharge = {
  readonly reference: string
  /** In kobo. */
  readonly amount: number
  readonly email: string
}
type Checkout = NewCharge & {
  /** Where the browser comes back to; the provider adds the reference. */
  readonly callbackUrl: string
  readonly cancelUrl: string
}

type Refund = { readonly reference: string; readonly amount: number; readonly note: string }

/** What became of charging a card again. */
export type Recharge =
  | { readonly outcome: 'charged'; readonly charge: Charge }
  /** The bank wants the customer to confirm it there. */
  | { readonly outcome: 'confirm'; readonly url: string }
  /** The card can't be charged, and will not be. */
  | { readonly outcome: 'refused'; readonly words: string }
  /** The reference was charged before: ask what became of it. */
  | { readonly outcome: 'known' }

/** How the refund of a payment stands; `none`: it was not asked for, or has failed. */
export type RefundStatus = 'none' | 'pending' | 'processed'

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
 * The payment provider. A call that is not answered in time, or not as it should be, throws payment_unavailable: it may
 * have happened all the same, so ask by `verify`, and never begin anew.
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

  /** The provider's own refusal in what was thrown; undefined when it was something else. */
  const refusalIn = (error: unknown): Refused | undefined =>
    error instanceof ApiError && error.cause instanceof Refused ? error.cause : undefined

  /** Null where the provider knows no such reference. */
  const look = async (reference: string) => {
    try {
      const json = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`)
      return read(verified, json).data
    } catch (error) {
      if (/reference not found/i.test(refusalIn(error)?.message ?? '')) return null
      throw error
    }
  }

  return {
    /** Begins a payment on the provider's page, and says where that is. */
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
    /** Null where the provider knows no such reference. */
    verify: async (reference: string): Promise<Charge | null> => {
      const found = await look(reference)
      return found && chargeOf(found)
    },
    /** Asks for the money of a payment to go back: `amount` in kobo. Null, or the words of a refusal. */
    refund: async ({ reference, amount, note }: Refund): Promise<string | null> => {
      try {
        const body = { transaction: reference, amount, currency: 'NGN', merchant_note: note }
        read(answered(z.unknown()), await call('POST', '/refund', body))
        return null
      } catch (error) {
        const refused = refusalIn(error)
        if (!refused) throw error
        // It was asked for before, and `refundStatus` says how it stands.
        return refused.code === 'transaction_reversed' || /fully reversed/i.test(refused.message)
          ? null
          : refused.message
      }
    },
    /** How the refund of all of a payment stands, whoever asked for it. */
    refundStatus: async (reference: string): Promise<RefundStatus> => {
      const found = await look(reference)
      if (found?.status === 'reversed') return 'processed'
      if (!found) return 'none'
      // By the transaction's number alone: of a reference the provider lists none, and says no error.
      const { data } = read(refunds, await call('GET', `/refund?transaction=${found.id}`))
      const done = data.filter(({ status }) => status === 'processed')
      if (done.reduce((sum, { amount }) => sum + amount, 0) >= found.amount) return 'processed'
      return data.some(({ status }) => status !== 'failed' && status !== 'processed') ? 'pending' : 'none'
    },
    /** Charges a card that paid before: `email` is the one that it paid with. */
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
