import { chakra, Flex, Heading } from '@chakra-ui/react'
import { LinkButton } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { InterviewDetails } from './interview-details.tsx'
import type { NextStep } from './next-step.ts'

type Props = { step: NextStep; now: Date }

export const NextCard = ({ step: { title, text, action, other, upcoming }, now }: Props) => (
  <Panel edge="selvage" aria-labelledby="next-step">
    <chakra.div p={{ base: '4', lg: '6' }}>
      <chakra.p textStyle="small" fontWeight="medium" color="accent.fg">
        Next
      </chakra.p>
      <Heading as="h2" id="next-step" mt="1" textStyle="h2" fontSize={{ base: 'xl', lg: '2xl' }} maxW="24em">
        {title}
      </Heading>
      <chakra.div mt="1.5" mb="5" color="fg.muted">
        {upcoming ? <InterviewDetails upcoming={upcoming} now={now} /> : <p>{text}</p>}
      </chakra.div>
      <Flex gap="3" wrap="wrap">
        <LinkButton to={action.to}>{action.label}</LinkButton>
        {other && (
          <LinkButton to={other.to} variant="outline">
            {other.label}
          </LinkButton>
        )}
      </Flex>
    </chakra.div>
  </Panel>
)
