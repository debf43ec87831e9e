import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessagesSquare, Target } from 'lucide-react'
import { allows } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { resumesQuery } from '../../writing/resume-queries.ts'

/** From a job to the letter for it, on Pro to a practice of its interview, and on Elite to the resume that is fitted to it. */
export const WriteLinks = ({ id }: { id: string }) => {
  const plan = useSubscriptionStatus()
  const canPractise = plan !== null && allows(plan.tier, 'interview-coach')
  const canTailor = plan !== null && allows(plan.tier, 'resume-tailoring')
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="5">
      <Way to={paths.newLetter({ job: id })}>
        <Mail size={17} />
        Write a cover letter
      </Way>
      {canPractise && (
        <Way to={paths.newPractice({ job: id })}>
          <MessagesSquare size={17} />
          Practise interview
        </Way>
      )}
      {canTailor && <TailorLink id={id} />}
    </chakra.p>
  )
}

/** What is tailored is the primary resume; who has none begins with one for this job. */
const TailorLink = ({ id }: { id: string }) => {
  const { data, isPending } = useQuery({ ...resumesQuery, staleTime: 5 * 60_000 })
  if (isPending) return null
  const primary = data?.resumes.find(({ isPrimary }) => isPrimary)
  return (
    <Way to={primary ? `${paths.resume(primary.id)}?sheet=tailor&job=${id}` : paths.newResume({ job: id })}>
      <Target size={17} />
      {primary ? 'Tailor my resume' : 'Make a resume for it'}
    </Way>
  )
}

const Way = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})
