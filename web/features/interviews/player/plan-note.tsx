import { chakra } from '@chakra-ui/react'
import { allows } from '../../../../shared/domain/plan.ts'
import { paths } from '../../../paths.ts'
import { useSubscriptionStatus } from '../../../person/plan.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** For a plan that ended in the middle of a session: what is there stays, and scoring needs a plan. */
export const PlanNote = ({ isOver }: { isOver: boolean }) => {
  const plan = useSubscriptionStatus()
  if (!isOver && (plan === null || allows(plan.tier, 'interview-coach'))) return null
  return (
    <chakra.p p="3.5" mb="2" borderRadius="md" bg="info.subtle" color="info.fg" textStyle="small">
      Your plan does not include interview practice any more. Your answers and their feedback stay here to be
      read. To have new answers scored,{' '}
      <TextLink variant="text" to={paths.upgrade} color="inherit">
        see the plans
      </TextLink>
      .
    </chakra.p>
  )
}
