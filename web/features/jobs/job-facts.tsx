import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { typeLabels, workplaceLabels } from '../../../shared/domain/jobs/kind-labels.ts'
import { alarmOf } from '../../jobs/alarm.ts'
import { Badge } from '../../ui/badge.tsx'
import { Message } from '../../ui/message.tsx'
import { closingWords, isOld, postedWords, repostWords } from './age-words.ts'
import { creditOf } from './board-words.ts'
import { experienceWords, payWords } from './words.ts'

type Props = { job: Job; now: Date }

/** The kind of work, its pay, and the age of the advert where it is odd. */
export const JobFacts = ({ job, now }: Props) => {
  const reposted = repostWords(job, now)
  const closing = closingWords(job.expiresAt, now)
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
      {job.type && <Fact>{typeLabels[job.type]}</Fact>}
      {job.workplace === 'hybrid' && <Fact>{workplaceLabels.hybrid}</Fact>}
      <Fact {...(job.pay && { color: 'fg', fontWeight: 'semibold' })}>{payWords(job.pay)}</Fact>
      {job.sponsorsVisa && <Fact>May sponsor a visa</Fact>}
      {job.yearsAsked !== null && <Fact>{experienceWords(job.yearsAsked)}</Fact>}
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

export const WarningBox = ({ warnings }: Pick<Job, 'warnings'>) => {
  const alarm = alarmOf(warnings)
  if (!alarm) return null
  const text = (
    <chakra.span textStyle="small">
      <b>{alarm.lead}</b> {alarm.reasons}
    </chakra.span>
  )
  return <Message tone={alarm.tone} Icon={TriangleAlert} text={text} />
}

/** The board of an advert, its age, and the other boards that have it. */
export const SourceLine = ({ job, now, isStale }: Props & { isStale: boolean }) => {
  const { instant, age, full } = postedWords(job, now)
  const others = [...new Set(job.others.map(({ board }) => creditOf(board)))]
  return (
    <chakra.p textStyle="meta" color="fg.subtle" flex="1 1 14rem" minWidth="0">
      {creditOf(job.source.board)} ·{' '}
      <time dateTime={instant} title={full}>
        {age}
      </time>
      {others.length > 0 && ` · also on ${others.join(', ')}`}
      {isStale && <chakra.span color="warning.fg"> · its board did not answer lately</chakra.span>}
    </chakra.p>
  )
}
