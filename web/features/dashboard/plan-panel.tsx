import { chakra } from '@chakra-ui/react'
import type { Home } from '../../../shared/api/home.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { stateWords } from '../billing/words.ts'
import { HomePanel } from './home-panel.tsx'
import { quotaWords } from './quota-words.ts'

const wayOn = ({ tier, status, confirmUrl }: Home['subscription']): { to: string; label: string } => {
  if (status === 'past_due')
    return { to: paths.subscription, label: confirmUrl ? 'Confirm the payment' : 'Pay now' }
  return tier === 'free'
    ? { to: paths.upgrade, label: 'Compare plans' }
    : { to: paths.subscription, label: 'Manage subscription' }
}

/** Which plan the person is on and how it stands, with what is used of its quota. */
export const PlanPanel = ({ home }: { home: Home }) => {
  const { subscription, quota, applications, resumes } = home
  const { name } = plans[subscription.tier]
  const way = wayOn(subscription)
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
            used={applications.total}
            of={quota.applications}
            words={quotaWords(
              { used: applications.total, of: quota.applications, one: 'application', many: 'applications' },
              name,
              '; you can go on adding',
            )}
          />
          <Meter
            used={resumes}
            of={quota.resumes}
            words={quotaWords({ used: resumes, of: quota.resumes, one: 'resume', many: 'resumes' }, name, '')}
          />
        </chakra.div>
      )}
      <TextLink to={way.to} display="inline-flex" alignItems="center" minH="tap" mb="-2.5">
        {way.label}
      </TextLink>
    </HomePanel>
  )
}

/** A length of cloth for each that the quota names; the words say it all. */
const Meter = ({ used, of, words }: { used: number; of: number; words: string }) => (
  <chakra.div>
    <chakra.p textStyle="small">{words}</chakra.p>
    <chakra.div aria-hidden display="flex" gap="1" mt="1.5">
      {Array.from({ length: of }, (_, place) => place).map(place => (
        <chakra.span
          key={place}
          flex="1"
          height="2"
          borderRadius="thread"
          bg={place < used ? 'brand.solid' : 'border'}
        />
      ))}
    </chakra.div>
  </chakra.div>
)
