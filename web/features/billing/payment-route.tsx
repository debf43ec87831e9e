import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import { reference as referenceSchema } from '../../../shared/api/payments.ts'
import { api } from '../../api/api.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { timing } from '../../timing.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isNotPaid, NotPaid, Pending, Unknown } from './not-paid.tsx'
import { Paid } from './paid.tsx'
import { paymentsQuery } from './queries.ts'

/** Where the payment provider sends people back to, `?reference=`. The address proves nothing: the server is asked. */
export const PaymentRoute = () => {
  const named = new URLSearchParams(useLocation().search).get('reference')?.trim() || undefined
  const { data: reference } = referenceSchema.safeParse(named)
  return (
    <>
      <PageHead title="Payment" />
      {reference ? <Returned key={reference} reference={reference} /> : <Unknown reference={named} />}
    </>
  )
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** How the payment went for a person who came back from the provider's page. Nothing here is made twice by a reload. */
const Returned = ({ reference }: { reference: string }) => {
  const {
    data: payment,
    error,
    errorUpdateCount,
  } = useQuery({
    // Below the payments, because a live event of theirs is a reason to ask again.
    queryKey: [...paymentsQuery.queryKey, 'return', reference],
    queryFn: ({ signal }) => api.payments.verify({ params: { reference } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const settled = useSettled(payment?.state === 'paid')
  if (payment?.state === 'paid') return <Paid payment={payment} settled={settled} />
  if (payment && isNotPaid(payment)) return <NotPaid payment={payment} />
  if (isUnknown(error)) return <Unknown reference={reference} />
  // What is not known to have failed may still come.
  if (payment || errorUpdateCount > 0) return <Pending />
  return (
    <Panel inset="card" maxW="reading">
      <ThreadLines rows={4} label="Looking up your payment" />
    </Panel>
  )
}

/** Waits two seconds after the payment, and looks up the subscription that it opened. True: it was looked up. */
const useSettled = (isPaid: boolean): boolean => {
  const client = useQueryClient()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!isPaid) return
    let hasLeft = false
    const settle = async () => {
      // Where it does not load, the dashboard loads it.
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
