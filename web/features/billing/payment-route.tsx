import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { reference as referenceSchema } from '../../../shared/api/payments.ts'
import { api } from '../../api/api.ts'
import { hasCode } from '../../kit/request-error.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { timing } from '../../timing.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isNotPaid, NotPaid, Pending, Unknown } from './not-paid.tsx'
import { Paid } from './paid.tsx'
import { paymentsQuery } from './queries.ts'

/** The payment provider sends the person back to this page, `?reference=`. The address proves nothing: the server is asked. */
export const PaymentRoute = () => {
  const given = new URLSearchParams(useLocation().search).get('reference')?.trim() || undefined
  const { data: reference } = referenceSchema.safeParse(given)
  return (
    <>
      <PageHead title="Payment" />
      {reference ? <Returned key={reference} reference={reference} /> : <Unknown reference={given} />}
    </>
  )
}

/** The result of the payment. A reload only asks again. */
const Returned = ({ reference }: { reference: string }) => {
  const {
    data: payment,
    error,
    errorUpdateCount,
  } = useQuery({
    // Below the key of the payments, because their live event makes this query stale.
    queryKey: [...paymentsQuery.queryKey, 'return', reference],
    queryFn: ({ signal }) => api.payments.verify({ params: { reference } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const settled = useSettled(payment?.state === 'paid')
  if (payment?.state === 'paid') return <Paid payment={payment} settled={settled} />
  if (payment && isNotPaid(payment)) return <NotPaid payment={payment} />
  if (hasCode(error, 'not_found', 'invalid_input')) return <Unknown reference={reference} />
  // The money may still come.
  if (payment || errorUpdateCount > 0) return <Pending />
  return (
    <Panel inset="card" maxW="reading">
      <ThreadLines rows={4} label="Looking up your payment" />
    </Panel>
  )
}

/** Waits two seconds after the payment, and loads the subscription. True: it was loaded, or did not load. */
const useSettled = (isPaid: boolean): boolean => {
  const client = useQueryClient()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!isPaid) return
    let hasLeft = false
    const settle = async () => {
      // After an error, the dashboard loads it.
      await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined)
      void client.invalidateQueries({ queryKey: paymentsQuery.queryKey, exact: true })
      if (!hasLeft) setSettled(true)
    }
    const timer = setTimeout(settle, timing.planAfterPayment)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [client, isPaid])
  return settled
}
