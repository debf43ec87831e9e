import { chakra } from '@chakra-ui/react'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Subscription } from '../../../../shared/api/subscription.ts'
import { inNaira, plans } from '../../../../shared/domain/plan.ts'
import type { PaidTier } from '../../../../shared/lists.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Message } from '../../../ui/message.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { quoteWords, unfinishedWords } from './quote-words.ts'
import { useCheckout } from './use-checkout.ts'

type Props = {
  tier: PaidTier
  open: boolean
  subscription: Subscription
  onClose: () => void
}

const isNotPayable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'not_payable'

/** What is charged and for what, before anybody leaves for the payment page. */
export const CheckoutSheet = ({ tier, open, subscription, onClose }: Props) => {
  const { quote, pay, busy, priceChanged, unfinished } = useCheckout(tier)
  // Paid for meanwhile, in another tab or by a transfer that came: the price that was shown is none any more.
  const data = isNotPayable(quote.error) ? undefined : quote.data
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={data?.purchase === 'upgrade' ? `Upgrade to ${plans[tier].name}` : `Pay for ${plans[tier].name}`}
      readFirst
      dismissible={!busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Not now
          </Button>
          {data && (
            <Button loading={busy} loadingText="Opening Paystack..." onClick={() => pay(data)}>
              Pay {inNaira(data.amount)} with Paystack
            </Button>
          )}
        </>
      }
    >
      {priceChanged && (
        <chakra.div mb="4">
          <FormError text="The price has changed since you looked. Nothing was charged: this is the price now." />
        </chakra.div>
      )}
      {data && unfinished && (
        <chakra.div mb="4">
          <Message tone="info" text={unfinishedWords(unfinished)} />
        </chakra.div>
      )}
      {data ? (
        <>
          <chakra.p mb="4">
            <chakra.span textStyle="figure">{inNaira(data.amount)}</chakra.span>
            <chakra.span color="fg.muted"> today</chakra.span>
          </chakra.p>
          <DetailList
            of={Object.entries(quoteWords(data, subscription)).map(([label, content]) => ({
              label,
              content,
            }))}
          />
        </>
      ) : (
        <Missing quote={quote} />
      )}
    </Sheet>
  )
}

/** The price is on its way, did not come, or there is none. */
const Missing = ({
  quote: { error, isFetching, refetch },
}: Pick<ReturnType<typeof useCheckout>, 'quote'>) => {
  if (!error) return <ThreadLines rows={5} label="Looking up the price" />
  if (isNotPayable(error)) return <Message tone="info" text={error.message} />
  return (
    <LoadFailed
      text="The price did not load. Nothing was charged."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
