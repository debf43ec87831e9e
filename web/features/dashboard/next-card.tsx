import { chakra, Flex, Heading } from '@chakra-ui/react'
import { allows, features, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { NextStep } from './next-step.ts'

type Props = { step: NextStep; tier: Tier }

const practice = (tier: Tier): string =>
  allows(tier, 'interview-coach')
    ? 'Practise for it'
    : `Practise for it, on ${plans[features['interview-coach']].name}`

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
        <LinkButton
          to={{ pathname: paths.applications, search: step.id ? `?edit=${step.id}` : '?sheet=add' }}
        >
          {step.action}
        </LinkButton>
        {step.id !== null && step.canPractise && (
          <LinkButton to={paths.newPractice({ application: step.id })} variant="outline">
            {practice(tier)}
          </LinkButton>
        )}
        {step.id === null && (
          <LinkButton to={paths.jobSearch} variant="outline">
            Find a job
          </LinkButton>
        )}
      </Flex>
    </chakra.div>
  </Panel>
)
