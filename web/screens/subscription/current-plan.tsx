import { chakra, Heading } from '@chakra-ui/react'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import type { Standing } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { paymentNoteId } from './payment-note.tsx'
import { Price } from './price.tsx'

const stateWords = {
  free: 'Yours for as long as you like.',
  active: 'Active. It renews every month until you cancel.',
  trial: 'On trial. Cancel any time before it ends and pay nothing.',
}

export const CurrentPlan = ({ standing: { tier, state } }: { standing: Standing }) => (
  <Panel edge="selvage" aria-labelledby="current-plan">
    <chakra.div p={{ base: '4', lg: '5.5' }}>
      <chakra.p textStyle="small" fontWeight="medium" color="accent.fg">
        Current plan
      </chakra.p>
      <Heading as="h2" id="current-plan" mt="1" textStyle="h2">
        {plans[tier].name}
      </Heading>
      <chakra.div mt="1">
        <Price tier={tier} />
      </chakra.div>
      <chakra.p mt="1.5" mb="4" color="fg.muted">
        {stateWords[state]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap">
          Compare plans
        </TextLink>
        {state === 'active' && (
          <Button variant="ghost" disabled aria-describedby={paymentNoteId}>
            Cancel
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  </Panel>
)
