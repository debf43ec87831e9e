import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { Payment } from '../../../shared/api/payments.ts'
import { inNaira } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { LeaveCountdown } from './leave-countdown.tsx'

/** The result of the payment is not known yet. The server looks it up again without this page. */
export const Pending = () => {
  useEffect(
    () =>
      notify({
        kind: 'info',
        title: 'Payment successful! Your subscription will be activated shortly.',
      }),
    [],
  )
  return (
    <Panel edge="selvage" maxW="reading" aria-labelledby="pending">
      <chakra.div p={{ base: '4', lg: '6' }} display="grid" gap="4">
        <div>
          <Heading as="h2" id="pending" textStyle="h2">
            Your payment is on its way to us
          </Heading>
          <chakra.p mt="1.5" color="fg.muted">
            By USSD or bank transfer this can take some minutes. You do not need to pay again, or to wait
            here: your plan opens as soon as the money arrives, and we write to you.
          </chakra.p>
        </div>
        <Flex gap="2.5" wrap="wrap">
          <LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>
          <LinkButton variant="outline" to={paths.subscription}>
            See your subscription
          </LinkButton>
        </Flex>
        <LeaveCountdown />
      </chakra.div>
    </Panel>
  )
}

const words = {
  open: {
    title: 'This payment is not finished',
    text: 'Nothing was charged, and your plan is as it was. If you sent the money a moment ago, your plan opens as soon as it arrives. If not, you can start again.',
  },
  failed: {
    title: 'This payment did not go through',
    text: 'Nothing was charged, and your plan is as it was. You can try again, also with another card, by USSD or by bank transfer.',
  },
  refunding: {
    title: 'We are refunding this payment',
    text: 'The period that this payment was for had ended, or was already paid. You get back all that you paid, and you do not need to do anything. We wrote to you to explain why.',
  },
  refunded: {
    title: 'This payment was refunded',
    text: 'Your money is on its way back to you. Your bank decides when it shows on your account.',
  },
}
type NotPaidPayment = Payment & { readonly state: keyof typeof words }

/** The payment was not finished, or failed, or the money goes back. */
export const isNotPaid = (payment: Payment): payment is NotPaidPayment =>
  payment.state in words && !payment.awaited

export const NotPaid = ({ payment }: { payment: NotPaidPayment }) => {
  const { tier, state, amount, reference } = payment
  const { title, text } = words[state]
  return (
    <EmptyState
      motif="steps"
      title={title}
      text={`${text} The payment was ${inNaira(amount)}, with the reference ${reference}.`}
      action={
        <Flex gap="2" wrap="wrap">
          {state === 'failed' || state === 'open' ? (
            <LinkButton to={tier === 'free' ? paths.upgrade : paths.checkout(tier)}>Try again</LinkButton>
          ) : (
            <LinkButton to={paths.subscription}>See your subscription</LinkButton>
          )}
          <LinkButton variant="outline" to={paths.help}>
            Help Center
          </LinkButton>
        </Flex>
      }
    />
  )
}

/** A reference has about twenty letters; the address may hold any text. */
const shownLetters = 60

/** The address has no reference, or a reference that is of no payment of this person. */
export const Unknown = ({ reference }: { reference: string | undefined }) => (
  <EmptyState
    motif="steps"
    title="No payment was found"
    text={
      reference
        ? `You have no payment with the reference ${reference.slice(0, shownLetters)}. Nothing was charged for it here, and your plan is as it was. If your bank says otherwise, write to us with this reference.`
        : 'This link names no payment. Your subscription screen shows what you have paid, and your plan has not changed.'
    }
    action={
      <Flex gap="2" wrap="wrap">
        <LinkButton to={paths.subscription}>See your subscription</LinkButton>
        <LinkButton variant="outline" to={paths.help}>
          Help Center
        </LinkButton>
        <LinkButton variant="ghost" to={paths.dashboard}>
          Dashboard
        </LinkButton>
      </Flex>
    }
  />
)
