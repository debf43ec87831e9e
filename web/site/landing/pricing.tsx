import { chakra, Heading } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { inDollars, inNaira, plans, trialDays } from '../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../shared/lists.ts'
import { pricing } from '../../content/landing.ts'
import { planGains } from '../../content/plan-words.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
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
  const { name, price } = plans[tier]
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
          {best && <Badge tone="brand">{`${trialDays} days free`}</Badge>}
        </chakra.div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" mt="1">
          <chakra.b fontSize="2.5rem" lineHeight="1.15" letterSpacing="-0.04em" fontWeight="bold">
            {inNaira(price.kobo)}
          </chakra.b>
          <chakra.span textStyle="small" color="fg.muted">
            {`${price.kobo === 0 ? 'forever' : 'a month'} · ${inDollars(price.cents)}`}
          </chakra.span>
        </chakra.p>
        <chakra.ul display="grid" gap="2" mt="4" mb="6" fontSize="0.9375rem">
          {planGains[tier].map(gain => (
            <chakra.li key={gain} display="flex" gap="2.5" alignItems="baseline">
              <chakra.span color="success.fg" flexShrink="0" position="relative" top="3px">
                <Check size={16} strokeWidth={2} />
              </chakra.span>
              {gain}
            </chakra.li>
          ))}
        </chakra.ul>
        <Button asChild size="lg" variant={best ? 'solid' : 'outline'} mt="auto">
          {tier === 'free' ? (
            <a href={paths.auth({ mode: 'signup' })}>Start free</a>
          ) : (
            <a
              href={paths.auth({ mode: 'signup', trial: tier })}
            >{`Try ${name} free for ${trialDays} days`}</a>
          )}
        </Button>
      </chakra.div>
    </Panel>
  )
}
