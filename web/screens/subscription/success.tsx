import { Flex } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** A reference is some twenty letters: what is longer is not one, and is not shown whole. */
const shown = 60

/** Where the payment's provider sends people back to. Nobody can pay yet, so no reference is known here. */
export const PaymentRoute = () => {
  const reference = new URLSearchParams(useLocation().search).get('reference')?.trim().slice(0, shown)
  return (
    <>
      <PageHead title="Payment" />
      <EmptyState
        motif="steps"
        title="No payment was found"
        text={
          <>
            {reference && `We know of no payment with the reference ${reference}. `}
            Payment is not open yet, so Aiki has charged nothing, and your plan is as it was.
            {reference && ' If your bank says otherwise, write to us with this reference.'}
          </>
        }
        action={
          <Flex gap="2" wrap="wrap">
            <Button asChild>
              <Link to={paths.subscription}>See your subscription</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.help}>Help Center</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to={paths.dashboard}>Dashboard</Link>
            </Button>
          </Flex>
        }
      />
    </>
  )
}
