import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { allows, features, plans } from '../../../../shared/domain/plan.ts'
import { paths } from '../../../paths.ts'
import { subscriptionQuery, useSubscriptionStatus } from '../../../person/plan.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { FilesCard } from './files-card.tsx'

const tier = features['cloud-storage']
const { name, limits } = plans[tier]

/** The files of Pro and Elite. On Free they are a line, unless there are some of a plan that ended. */
export const FilesPanel = () => {
  const plan = useSubscriptionStatus()
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!plan) return null
  if (allows(plan.tier, 'cloud-storage') || subscription?.dataKeptUntil) return <FilesCard />
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {name} keeps up to {limits.storedFiles} files here, such as certificates and signed copies.{' '}
      <TextLink to={paths.upgrade} variant="text">
        See what {name} brings
      </TextLink>
    </chakra.p>
  )
}
