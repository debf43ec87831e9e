import { useQuery } from '@tanstack/react-query'
import { type Payment, reference as referenceSchema } from '../../../shared/api/payments.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { useAddress } from '../../kit/use-address.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Message } from '../../ui/message.tsx'
import { boughtWords } from './payment-words.ts'
import { paymentsQuery } from './queries.ts'

const left = 'You left the payment page.'
const mayArrive =
  'If you sent money by USSD or bank transfer, do not pay again: your plan opens as soon as it arrives. If you sent nothing, nothing is charged.'

/** What became of a payment whose page the person left. Undefined: the provider could not be asked. */
const wordsOf = (payment: Payment | undefined): string => {
  switch (payment?.state) {
    case 'failed':
      return `${left} Nothing was charged. You can start again whenever you like.`
    case 'paid':
      return `Your payment arrived. You paid for ${plans[payment.tier].name}. The receipt is below.`
    case 'held':
    case 'refunding':
    case 'refunded':
      return `${left} You see what happened to this payment in the list below.`
    default:
      return `${left} ${mayArrive}`
  }
}

/**
 * The person came back by Cancel from the provider's page, `?checkout=cancelled&payment=`. The server closes the
 * attempt, and says what became of it. A reload only asks again.
 */
export const LeftPayment = () => {
  const { params } = useAddress()
  const hasLeft = params.get('checkout') === 'cancelled'
  const { data: reference } = referenceSchema.safeParse(params.get('payment'))
  if (!hasLeft) return <Awaited />
  return reference ? <Closed key={reference} reference={reference} /> : <Words payment={undefined} />
}

/** The money is on its way. The list of payments says so too, far below the plans on a phone. */
const Awaited = () => {
  const { data } = useQuery(paymentsQuery)
  const payment = data?.find(({ state }) => state === 'open')
  if (!payment) return null
  return (
    <Message
      tone="info"
      role="status"
      text={`${boughtWords(payment)}: we are waiting for your bank to send ${inNaira(payment.amount)}. If you sent it, do not pay again: your plan opens as soon as it arrives.`}
    />
  )
}

const Closed = ({ reference }: { reference: string }) => {
  const { data, isPending } = useQuery({
    // Below the key of the payments, because a transfer may arrive while the message is shown.
    queryKey: [...paymentsQuery.queryKey, 'cancel', reference],
    queryFn: async ({ client, signal }) => {
      const payment = await api.payments.cancel({ params: { reference } }, { signal })
      // The list may have loaded before the provider was asked.
      void client.invalidateQueries({ queryKey: paymentsQuery.queryKey, exact: true })
      if (payment.state === 'paid')
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true })
      return payment
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return isPending ? (
    <Message tone="info" role="status" text={`${left} One moment: we are checking the payment.`} />
  ) : (
    <Words payment={data} />
  )
}

const Words = ({ payment }: { payment: Payment | undefined }) => (
  <Message tone={payment?.state === 'paid' ? 'success' : 'info'} role="status" text={wordsOf(payment)} />
)
