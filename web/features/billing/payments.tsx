import { chakra, Heading } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '../../../shared/api/payments.ts'
import { inNaira } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { bytesOf } from '../../browser/offer-file.ts'
import { hasCode } from '../../kit/request-error.ts'
import { useDownload } from '../../kit/use-download.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { boughtWords, checkNotices, madeWords, refundWords, stateBadges } from './payment-words.ts'
import { paymentsQuery } from './queries.ts'
import { failedNotice } from './use-change-subscription.ts'

const inset = { base: '4', lg: '5.5' }

/** The payments, newest first, with their receipts. */
export const Payments = () => {
  const { data, isLoadingError, isFetching, refetch } = useQuery(paymentsQuery)
  if (isLoadingError)
    return (
      <LoadFailed
        text="Your payments did not load. They are safe, and so are your receipts."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Panel aria-labelledby="payments" overflow="hidden">
      <Heading as="h2" id="payments" textStyle="h3" px={inset} pt="4.5" pb="3">
        Payments
      </Heading>
      {!data && (
        <chakra.div px={inset} pb="4.5">
          <ThreadLines rows={3} label="Loading your payments" />
        </chakra.div>
      )}
      {data?.length === 0 && (
        <chakra.p px={inset} pb="4.5" color="fg.muted">
          You have not paid for anything yet. Your payments and their receipts will be listed here.
        </chakra.p>
      )}
      {data && data.length > 0 && (
        <chakra.ul listStyleType="none">
          {data.map(payment => (
            <PaymentRow key={payment.reference} payment={payment} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: inset,
    py: '3.5',
    borderTop: '1px solid {colors.border}',
  },
})

type Props = { payment: Payment }

const PaymentRow = ({ payment }: Props) => {
  const { tone, words } = stateBadges[payment.state]
  const refund = refundWords(payment)
  return (
    <Row>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.p fontWeight="medium">{boughtWords(payment)}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {madeWords(payment)}
        </chakra.p>
      </chakra.div>
      <chakra.div flex="0 0 auto" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
          {inNaira(payment.amount)}
        </chakra.span>
        <Badge tone={tone}>{words}</Badge>
        {refund && (
          <chakra.span textStyle="small" color="fg.muted">
            {refund}
          </chakra.span>
        )}
      </chakra.div>
      <PaymentButton payment={payment} />
    </Row>
  )
}

/** Looks up an open payment again. */
const useCheck = ({ reference }: Payment) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: paymentsQuery.queryKey,
    mutationFn: () => api.payments.verify({ params: { reference } }),
    onSuccess: async checked => {
      await client.cancelQueries({ queryKey: paymentsQuery.queryKey })
      client.setQueryData(paymentsQuery.queryKey, payments =>
        payments?.map(each => (each.reference === reference ? checked : each)),
      )
      notify(checkNotices[checked.state])
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
    onError: error => {
      const isBusy = hasCode(error, 'payment_unavailable')
      const notice = failedNotice('We could not check this payment', isBusy ? null : error)
      notify({ ...notice, description: notice.description || 'Please try again in a minute.' })
    },
  })
}

/** Downloads the receipt, or looks up an open payment again. */
const PaymentButton = ({ payment }: Props) => {
  const receipt = useDownload({
    get: async () => {
      const { name, pdf } = await api.receipts.download({ params: { reference: payment.reference } })
      return { name, content: bytesOf(pdf), type: 'application/pdf' }
    },
    onFailed: error => notify(failedNotice('The receipt did not load', error)),
  })
  const check = useCheck(payment)
  const about = `${boughtWords(payment)}, ${madeWords(payment)}`
  // A payment that bought no time has no receipt.
  if (payment.periodEnd !== null)
    return (
      <Button
        variant="ghost"
        size="sm"
        loading={receipt.busy}
        loadingText="Fetching..."
        aria-label={`Download receipt: ${about}`}
        onClick={() => receipt.download()}
      >
        Download receipt
      </Button>
    )
  if (payment.state !== 'open') return null
  return (
    <Button
      ref={moveFocusOn()}
      variant="outline"
      size="sm"
      loading={check.isPending}
      loadingText="Checking..."
      aria-label={`Check again: ${about}`}
      onClick={() => check.mutate()}
    >
      Check again
    </Button>
  )
}
