import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Quote } from '../../../shared/api/payments.ts'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { hasCode } from '../../kit/request-error.ts'
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

/** Loads the price of a plan, and opens the page where it is paid. */
const useCheckout = (tier: PaidTier) => {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...paymentsQuery.queryKey, 'quote', tier],
    queryFn: ({ signal }) => api.payments.quote({ query: { tier } }, { signal }),
    // Each opening loads the price again.
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
  // After the back button of the payment page, the browser may show this page as it was, with the button busy.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])

  return {
    query,
    // A second press may come before the button is drawn as busy.
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

/** What the person pays, and for what, before the payment page opens. */
export const CheckoutDialog = ({ tier, open, subscription, onClose }: Props) => {
  const { query, pay, busy, priceChanged } = useCheckout(tier)
  // Another tab or a transfer has paid: the loaded price is out of date.
  const quote = hasCode(query.error, 'not_payable') ? undefined : query.data
  // Such as a transfer on its way: the person must not pay twice.
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
      <chakra.div display="grid" gap="4">
        {priceChanged && (
          <FormError text="The price has changed since you looked. Nothing was charged: this is the price now." />
        )}
        {quote && unfinished && <Message tone="info" text={unfinishedWords(unfinished)} />}
        {quote ? (
          <>
            <chakra.p>
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
      </chakra.div>
    </Sheet>
  )
}

/** The price is loading, did not load, or there is nothing to pay. */
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
