import { chakra, Heading } from '@chakra-ui/react'
import { plans, trialDays } from '../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../shared/lists.ts'
import { pricing } from '../../content/landing.ts'
import { priceWords, tryWords } from '../../content/plan-price.ts'
import { planWords } from '../../content/plan-words.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlanGains, Price } from '../../ui/plan-offer.tsx'
import { forPeople, forVisitors } from '../audience.ts'
import { Section } from '../section.tsx'

/** A card for each plan. Prices and limits are the plans' own. */
export const Pricing = () => (
  <Section id="pricing" title={pricing.title} text={pricing.text}>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.08fr 1fr' }}
      gap="5"
      alignItems="stretch"
    >
      {tiers.map(tier => (
        <PlanCard key={tier} tier={tier} />
      ))}
    </chakra.div>
  </Section>
)

const PlanCard = ({ tier }: { tier: Tier }) => {
  const { name } = plans[tier]
  const { purpose, gains, soon } = planWords[tier]
  const best = tier === 'pro'
  return (
    <Panel
      edge={best ? 'selvage' : 'plain'}
      borderColor={best ? 'brand.solid' : 'border'}
      display="flex"
      flexDirection="column"
      aria-labelledby={`plan-${tier}`}
    >
      <chakra.div p={{ base: '5', lg: '6.5' }} flex="1" display="flex" flexDirection="column">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" minH="8">
          <Heading as="h3" id={`plan-${tier}`} textStyle="h2">
            {name}
          </Heading>
          {best && <Badge tone="brand" css={forVisitors}>{`${trialDays} days free`}</Badge>}
        </chakra.div>
        <chakra.div mt="1">
          <Price {...priceWords(tier)} />
        </chakra.div>
        <Button asChild size="lg" variant={best ? 'solid' : 'outline'} mt="4" css={forVisitors}>
          {tier === 'free' ? (
            <a href={paths.auth({ mode: 'signup' })}>Start free</a>
          ) : (
            <a href={paths.auth({ mode: 'signup', trial: tier })}>{tryWords(tier)}</a>
          )}
        </Button>

        <Button asChild size="lg" variant={best ? 'solid' : 'outline'} mt="4" css={forPeople}>
          {/* A page for everybody does not know whose trial is used. The plan screen does. */}
          <a href={tier === 'free' ? paths.subscription : paths.upgrade}>
            {tier === 'free' ? 'See your plan' : `See ${name}`}
          </a>
        </Button>
        <chakra.p mt="5" mb="3" fontWeight="medium">
          {purpose}
        </chakra.p>
        <PlanGains gains={gains} soon={soon} />
      </chakra.div>
    </Panel>
  )
}
