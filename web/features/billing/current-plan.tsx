import { chakra, Heading } from '@chakra-ui/react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { canCancel, useAsk } from './ask/asks.ts'
import { BankConfirm } from './bank-confirm.tsx'
import { GoOn } from './go-on.tsx'
import { Price } from './price.tsx'
import { SavedCard } from './saved-card.tsx'
import { stateWords } from './words.ts'

/** The plan that the person has, how it stands, and what can be done about it. */
export const CurrentPlan = ({ subscription }: { subscription: Subscription }) => {
  const ask = useAsk()
  const { tier, status, confirmUrl, card } = subscription
  return (
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
        <chakra.p mt="1.5" mb="4" color={status === 'past_due' ? 'error.fg' : 'fg.muted'} aria-live="polite">
          {stateWords(subscription)}
        </chakra.p>
        {confirmUrl && <BankConfirm url={confirmUrl} />}
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="2" alignItems="center">
          <GoOn subscription={subscription} />
          <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap">
            Compare plans
          </TextLink>
          {canCancel(subscription) && (
            <Button variant="ghost" data-ask="cancel" onClick={() => ask.open('cancel')}>
              Cancel
            </Button>
          )}
        </chakra.div>
        {card && <SavedCard card={card} onRemove={() => ask.open('remove-card')} />}
      </chakra.div>
    </Panel>
  )
}
