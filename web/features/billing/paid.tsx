import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Payment } from '../../../shared/api/payments.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import { planWords } from '../../content/plan-words.ts'
import { paths } from '../../paths.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { stateWords } from '../../person/plan-words.ts'
import { TickList } from '../../ui/badge.tsx'
import { LinkButton, TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LeaveCountdown } from './leave-countdown.tsx'
import { RefreshButton } from './refresh-button.tsx'

const steps = [
  { to: paths.preferences, words: 'Say which jobs you look for' },
  { to: paths.newAlert(), words: 'Create a job alert, to get new jobs by email' },
  { to: paths.applications, words: 'Add the jobs that you have applied for already' },
  { to: paths.subscription, words: 'Find your receipt on the subscription screen, and in your email' },
]

type Props = {
  payment: Payment
  /** The subscription was loaded after the payment. */
  settled: boolean
}

/** What the payment has opened, and the next steps. */
export const Paid = ({ payment, settled }: Props) => {
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: settled })
  const { name } = plans[payment.tier]
  return (
    <Panel edge="selvage" maxW="reading" aria-labelledby="paid">
      <chakra.div p={{ base: '4', lg: '6' }} display="grid" gap="5">
        <div>
          <Heading as="h2" id="paid" textStyle="h2">
            Payment received: {name} is open
          </Heading>
          <chakra.p mt="1.5" color="fg.muted">
            You paid {inNaira(payment.amount)}. {settled && subscription && stateWords(subscription)}
          </chakra.p>
        </div>
        {/* At the top, because a person who reads slowly needs its button first. */}
        {settled ? <LeaveCountdown /> : <chakra.p color="fg.muted">Setting up your plan.</chakra.p>}
        <section aria-labelledby="unlocked">
          <Heading as="h3" id="unlocked" textStyle="h3" mb="2">
            What you can use now
          </Heading>
          <TickList of={planWords[payment.tier].gains} />
        </section>
        <section aria-labelledby="next-steps">
          <Heading as="h3" id="next-steps" textStyle="h3" mb="1">
            Next steps
          </Heading>
          <chakra.ul ps="5" listStyleType="disc">
            {steps.map(({ to, words }) => (
              <chakra.li key={to} py="1.5">
                <TextLink to={to} variant="text">
                  {words}
                </TextLink>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
        <Flex gap="2.5" wrap="wrap">
          <LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>
          <RefreshButton />
        </Flex>
      </chakra.div>
    </Panel>
  )
}
