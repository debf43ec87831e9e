import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useWarn } from '../../../person/use-warn.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { PaymentRow } from './payment-row.tsx'
import { paymentsQuery } from './payments-query.ts'

/** What was paid, newest first, with its receipts. */
export const Payments = () => {
  const { data, error, isFetching, refetch } = useQuery(paymentsQuery)
  useWarn('The payments did not load', error)
  if (!data && error)
    return (
      <LoadFailed
        text="Your payments did not load. They are safe, and so are your receipts."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Panel aria-labelledby="payments" overflow="hidden">
      <Heading as="h2" id="payments" textStyle="h3" px={{ base: '4', lg: '5.5' }} pt="4.5" pb="3">
        Payments
      </Heading>
      {!data && (
        <chakra.div px={{ base: '4', lg: '5.5' }} pb="4.5">
          <ThreadLines rows={3} label="Loading your payments" />
        </chakra.div>
      )}
      {data?.length === 0 && (
        <chakra.p px={{ base: '4', lg: '5.5' }} pb="4.5" color="fg.muted">
          You have paid nothing yet. Each payment will stand here, with its receipt.
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
