import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Payment } from '../../../../shared/api/payments.ts'
import { api } from '../../../api/api.ts'
import { subscriptionQuery } from '../../../person/plan.ts'
import { timing } from '../../../timing.ts'
import { paymentsQuery } from '../payments/payments-query.ts'

const unknownCodes: readonly string[] = ['not_found', 'invalid_input']

/** How a payment stands to whom came back from the provider's page. */
export type Return =
  | { readonly at: 'verifying' | 'unknown' | 'pending' }
  /** `settled`: the subscription was looked up, too. */
  | { readonly at: 'paid'; readonly payment: Payment; readonly settled: boolean }
  | { readonly at: 'failed' | 'refunding' | 'refunded'; readonly payment: Payment }

type Verified = {
  readonly data: Payment | undefined
  readonly error: Error | null
  readonly errorUpdateCount: number
}

const isReturned = (payment: Payment): payment is Payment & { state: 'failed' | 'refunding' | 'refunded' } =>
  payment.state === 'failed' || payment.state === 'refunding' || payment.state === 'refunded'

/** What is not known to have failed may still come: it is pending. */
const returnOf = ({ data, error, errorUpdateCount }: Verified, settled: boolean): Return => {
  if (data?.state === 'paid') return { at: 'paid', payment: data, settled }
  if (data && isReturned(data)) return { at: data.state, payment: data }
  if (error instanceof ApiError && unknownCodes.includes(error.code)) return { at: 'unknown' }
  return { at: data || errorUpdateCount > 0 ? 'pending' : 'verifying' }
}

/** Verifies the payment, waits two seconds, and looks up the subscription. Harmless to repeat. */
export const usePaymentReturn = (reference: string): Return => {
  const client = useQueryClient()
  const [settled, setSettled] = useState(false)
  const verified = useQuery({
    // Below the payments: what is told live of one asks again.
    queryKey: [...paymentsQuery.queryKey, 'return', reference],
    queryFn: ({ signal }) => api.payments.verify({ params: { reference } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const paid = verified.data?.state === 'paid'

  useEffect(() => {
    if (!paid) return
    let left = false
    const settle = async () => {
      // Where it does not come, the dashboard asks again.
      await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined)
      void client.invalidateQueries({ queryKey: paymentsQuery.queryKey, exact: true })
      if (!left) setSettled(true)
    }
    const timer = setTimeout(settle, timing.planAfterPayment)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, paid])

  return returnOf(verified, settled)
}
