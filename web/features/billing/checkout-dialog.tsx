import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Quote } from '../../../shared/api/payments.ts'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { FormError, Message } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { checkoutErrorNotice, quoteWords, unfinishedWords } from './checkout-words.ts'
import { paymentsQuery } from './queries.ts'

const mutationKey = [...paymentsQuery.queryKey, 'checkout']

const hasCode = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code

/** What a plan costs now, and the way to the page where it is paid. */
const useCheckout = (tier: PaidTier) => {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...paymentsQuery.queryKey, 'quote', tier],
    queryFn: ({ signal }) => api.payments.quote({ query: { tier } }, { signal }),
    // A price is looked up each time that it is shown.
    staleTime: 0,
  })
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: ({ tier, amount }: Quote) =>
      api.payments.checkout({ body: { tier, amount, currency: 'NGN' } }),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
    onError: error => {
      notify(checkoutErrorNotice(error))
      if (!hasCode(error, 'price_changed')) return
      void query.refetch()
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
  })
  // When the person comes back from the payment page, a browser may show this page as they left it.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])

  return {
    query,
    /** A second press may come before the button is drawn as busy. */
    pay: (quote: Quote) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(quote)
    },
    busy: isPending || isSuccess,
    priceChanged: hasCode(error, 'price_changed'),
  }
}

type Props = {
  tier: PaidTier
  open: boolean
  subscription: Subscription
  onClose: () => void
}

/** What is charged and for what, before the person leaves for the payment page. */
export const CheckoutDialog = ({ tier, open, subscription, onClose }: Props) => {
  const { query, pay, busy, priceChanged } = useCheckout(tier)
  // Paid for meanwhile, in another tab or by a transfer: the price that was shown does not hold any more.
  const quote = hasCode(query.error, 'not_payable') ? undefined : query.data
  // Begun and not paid yet, such as a transfer on its way: nobody is to pay twice.
  const { data: payments } = useQuery(paymentsQuery)
  const unfinished = payments?.find(({ state }) => state === 'open')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={quote?.purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `Pay for ${plans[tier].name}`}
      readFirst
      dismissible={!busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Not now
          </Button>
          {quote && (
            <Button loading={busy} loadingText="Opening Paystack..." onClick={() => pay(quote)}>
              Pay {inNaira(quote.amount)} with Paystack
            </Button>
          )}
        </>
      }
    >
      {priceChanged && (
        <Above>
          <FormError text="The price has changed since you looked. Nothing was charged: this is the price now." />
        </Above>
      )}
      {quote && unfinished && (
        <Above>
          <Message tone="info" text={unfinishedWords(unfinished)} />
        </Above>
      )}
      {quote ? (
        <>
          <chakra.p mb="4">
            <chakra.span textStyle="figure">{inNaira(quote.amount)}</chakra.span>
            <chakra.span color="fg.muted"> today</chakra.span>
          </chakra.p>
          <DetailList
            of={Object.entries(quoteWords(quote, subscription)).map(([label, content]) => ({
              label,
              content,
            }))}
          />
        </>
      ) : (
        <WithoutQuote query={query} />
      )}
    </Sheet>
  )
}

const Above = ({ children }: { children: ReactNode }) => <chakra.div mb="4">{children}</chakra.div>

/** While the price is loading, where it did not load, and where nothing is to be paid. */
const WithoutQuote = ({ query }: Pick<ReturnType<typeof useCheckout>, 'query'>) => {
  const { error, isFetching, refetch } = query
  if (!error) return <ThreadLines rows={5} label="Looking up the price" />
  if (hasCode(error, 'not_payable')) return <Message tone="info" text={error.message} />
  return (
    <LoadFailed
      text="The price did not load. Nothing was charged."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
