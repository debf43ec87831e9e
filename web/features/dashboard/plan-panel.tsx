import { chakra } from '@chakra-ui/react'
import type { Home } from '../../../shared/api/home.ts'
import { plans, trialDays } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { stateWords } from '../../person/plan-words.ts'
import { TextLink } from '../../ui/links.tsx'
import { HomePanel } from './home-panel.tsx'
import { type Quota, quotaWords } from './words.ts'

const linkOf = (subscription: Home['subscription']): { to: string; label: string } => {
  const { tier, status, confirmUrl, trialUsed } = subscription
  if (status === 'past_due')
    return { to: paths.subscription, label: confirmUrl ? 'Confirm the payment' : 'Pay now' }
  if (tier !== 'free') return { to: paths.subscription, label: 'Manage subscription' }
  return {
    to: paths.upgrade,
    label: trialUsed ? 'Compare plans' : `Try a paid plan free for ${trialDays} days`,
  }
}

/** The plan of the person, its state, and the used quota. */
export const PlanPanel = ({ home }: { home: Home }) => {
  const { subscription, quota, applications, resumes } = home
  const { name } = plans[subscription.tier]
  const link = linkOf(subscription)
  return (
    <HomePanel title={`You are on ${name}`}>
      <chakra.p
        mt="-2"
        mb="3"
        textStyle="small"
        color={subscription.status === 'past_due' ? 'error.fg' : 'fg.muted'}
      >
        {stateWords(subscription)}
      </chakra.p>
      {quota && (
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
          gap="4"
          mb="2"
        >
          <Meter
            quota={{
              used: applications.total,
              of: quota.applications,
              one: 'application',
              many: 'applications',
            }}
            plan={name}
            isOpen
          />
          <Meter quota={{ used: resumes, of: quota.resumes, one: 'resume', many: 'resumes' }} plan={name} />
        </chakra.div>
      )}
      <TextLink to={link.to} display="inline-flex" alignItems="center" minH="tap" mb="-2.5">
        {link.label}
      </TextLink>
    </HomePanel>
  )
}

/** The quota in words, and a bar for each unit. */
const Meter = ({ quota, plan, isOpen = false }: { quota: Quota; plan: string; isOpen?: boolean }) => (
  <chakra.div>
    <chakra.p textStyle="small">{quotaWords(quota, plan, isOpen)}</chakra.p>
    <chakra.div aria-hidden display="flex" gap="1" mt="1.5">
      {Array.from({ length: quota.of }, (_, place) => place).map(place => (
        <chakra.span
          key={place}
          flex="1"
          height="2"
          borderRadius="thread"
          bg={place < quota.used ? 'brand.solid' : 'border'}
        />
      ))}
    </chakra.div>
  </chakra.div>
)
