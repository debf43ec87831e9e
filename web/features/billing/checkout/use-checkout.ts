import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Quote } from '../../../../shared/api/payments.ts'
import type { PaidTier } from '../../../../shared/lists.ts'
import { api } from '../../../api/api.ts'
import { subscriptionQuery } from '../../../person/plan.ts'
import { notify } from '../../../ui/notify.ts'
import { paymentsQuery } from '../payments/payments-query.ts'
import { checkoutTrouble } from './checkout-trouble.ts'

const mutationKey = [...paymentsQuery.queryKey, 'checkout']

const isPriceChange = (error: unknown): boolean => error instanceof ApiError && error.code === 'price_changed'

/** What a plan costs now, and the way to the page where it is paid. */
export const useCheckout = (tier: PaidTier) => {
  const client = useQueryClient()
  const quote = useQuery({
    queryKey: [...paymentsQuery.queryKey, 'quote', tier],
    queryFn: ({ signal }) => api.payments.quote({ query: { tier } }, { signal }),
    // A price is looked up each time that it is shown.
    staleTime: 0,
  })
  // What was begun and is not there yet, such as a transfer on its way: nobody is to pay twice.
  const { data: payments } = useQuery(paymentsQuery)
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: ({ tier, amount }: Quote) =>
      api.payments.checkout({ body: { tier, amount, currency: 'NGN' } }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
    onError: error => {
      notify(checkoutTrouble(error))
      if (!isPriceChange(error)) return
      void quote.refetch()
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
  })
  // Back from the payment page, a browser may show this one as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [reset])

  return {
    quote,
    /** A second press may come before the button is drawn as busy. */
    pay: (offer: Quote) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(offer)
    },
    busy: isPending || isSuccess,
    priceChanged: isPriceChange(error),
    unfinished: payments?.find(({ state }) => state === 'open'),
  }
}
