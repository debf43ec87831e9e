import { chakra, Flex, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { NextStep } from './next-step.ts'

type Props = {
  step: NextStep
  tier: Tier
}

const practice = (tier: Tier): string =>
  allows(tier, 'interview-coach')
    ? 'Practise for it'
    : `Practise for it, on ${plans[features['interview-coach']].name}`

/** The one selvage card of the screen. */
export const NextCard = ({ step, tier }: Props) => (
  <Panel edge="selvage" aria-labelledby="next-step">
    <chakra.div p={{ base: '4', lg: '6' }}>
      <chakra.p textStyle="small" fontWeight="medium" color="accent.fg">
        Next
      </chakra.p>
      <Heading as="h2" id="next-step" mt="1" textStyle="h2" fontSize={{ base: 'xl', lg: '2xl' }} maxW="24em">
        {step.title}
      </Heading>
      <chakra.p mt="1.5" mb="5" color="fg.muted">
        {step.text}
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to={{ pathname: paths.applications, search: step.id ? `?edit=${step.id}` : '?sheet=add' }}>
            {step.action}
          </Link>
        </Button>
        {step.id !== null && step.canPractise && (
          <Button asChild variant="outline">
            <Link to={paths.newPractice({ application: step.id })}>{practice(tier)}</Link>
          </Button>
        )}
        {step.id === null && (
          <Button asChild variant="outline">
            <Link to={paths.jobSearch}>Find a job</Link>
          </Button>
        )}
      </Flex>
    </chakra.div>
  </Panel>
)
