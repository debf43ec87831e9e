import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Badge } from '../../ui/badge.tsx'
import { closingWords, isOld, repostWords } from './age-words.ts'
import { payWords, typeLabels, workplaceLabels } from './words.ts'

type Props = { job: Job; now: Date }

/** Kind of work, pay, and what is odd about the advert's age, side by side. */
export const JobFacts = ({ job, now }: Props) => {
  const reposted = repostWords(job, now)
  const closing = closingWords(job.expiresAt, now)
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
      {job.type && <Fact>{typeLabels[job.type]}</Fact>}
      {job.workplace === 'hybrid' && <Fact>{workplaceLabels.hybrid}</Fact>}
      <Fact {...(job.pay && { color: 'fg', fontWeight: 'semibold' })}>{payWords(job.pay)}</Fact>
      {reposted && <Fact tone="warning">{reposted}</Fact>}
      {isOld(job, now) && <Fact tone="warning">Over a month old: it may be filled</Fact>}
      {closing && <Fact>{closing}</Fact>}
    </chakra.ul>
  )
}

const Fact = (props: ComponentProps<typeof Badge>) => (
  <Badge
    as="li"
    flexShrink={1}
    minWidth="0"
    py="0.5"
    lineHeight="1.3"
    whiteSpace="normal"
    overflowWrap="anywhere"
    {...props}
  />
)
