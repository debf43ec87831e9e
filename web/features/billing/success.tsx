import { useLocation } from 'react-router-dom'
import { reference as referenceSchema } from '../../../shared/api/payments.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { NotPaid } from './success/not-paid.tsx'
import { Paid } from './success/paid.tsx'
import { Pending } from './success/pending.tsx'
import { Unknown } from './success/unknown.tsx'
import { usePaymentReturn } from './success/use-payment-return.ts'

/** Where the payment's provider sends people back to, `?reference=`. That they come proves nothing: the server asks. */
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

const Returned = ({ reference }: { reference: string }) => {
  const back = usePaymentReturn(reference)
  switch (back.at) {
    case 'verifying':
      return (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={4} label="Looking up your payment" />
        </Panel>
      )
    case 'paid':
      return <Paid payment={back.payment} settled={back.settled} />
    case 'pending':
      return <Pending />
    case 'unknown':
      return <Unknown reference={reference} />
    default:
      return <NotPaid how={back.at} payment={back.payment} />
  }
}
