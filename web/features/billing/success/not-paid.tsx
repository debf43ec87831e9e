import { Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Payment } from '../../../../shared/api/payments.ts'
import { inNaira } from '../../../../shared/domain/plan.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const words = {
  failed: {
    title: 'This payment did not go through',
    text: 'Nothing was charged, and your plan is as it was. You can try again, also with another card, by USSD or by bank transfer.',
  },
  refunding: {
    title: 'This payment bought nothing, and is given back',
    text: 'The time that it was for was over, or was paid for already. You get back all that you paid, and you need do nothing. We have written to you why.',
  },
  refunded: {
    title: 'This payment was given back',
    text: 'What you paid is on its way back to you; your bank decides when it shows.',
  },
}

/** The provider says plainly that there is no such money: honest words, and the way back. */
export const NotPaid = ({ how, payment }: { how: keyof typeof words; payment: Payment }) => (
  <EmptyState
    motif="steps"
    title={words[how].title}
    text={`${words[how].text} The payment was ${inNaira(payment.amount)}, with the reference ${payment.reference}.`}
    action={
      <Flex gap="2" wrap="wrap">
        <Button asChild>
          {how !== 'failed' ? (
            <Link to={paths.subscription}>See your subscription</Link>
          ) : (
            <Link to={payment.tier === 'free' ? paths.upgrade : paths.checkout(payment.tier)}>Try again</Link>
          )}
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.help}>Help Center</Link>
        </Button>
      </Flex>
    }
  />
)
