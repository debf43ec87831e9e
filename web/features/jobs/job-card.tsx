import { chakra, Flex } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { JobFacts, SourceLine, WarningBox } from './job-facts.tsx'
import { Marked } from './marked.tsx'
import { FoldedMatch, MatchBadge, MatchSkills } from './match.tsx'
import { TrackButtons } from './track-buttons.tsx'
import type { SearchAddress } from './use-search-address.ts'
import { alarmOf, byLine } from './words.ts'

type Props = {
  job: Job
  now: Date
  isTracked: boolean
  isStale: boolean
  linkTo: SearchAddress['linkTo']
}

export const JobCard = memo(({ job, now, isTracked, isStale, linkTo }: Props) => {
  const { match, warnings } = job
  const alarm = alarmOf(warnings)
  return (
    <Panel
      as="article"
      aria-labelledby={`job-${job.id}`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2.5"
      p={{ base: '4', lg: '5.5' }}
    >
      <Flex justify="space-between" align="flex-start" gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <chakra.div minWidth="0" flex="1 1 12rem">
          <chakra.h3 id={`job-${job.id}`} textStyle="h3" overflowWrap="anywhere">
            <TextLink
              {...linkTo({ job: job.id })}
              preventScrollReset
              color="fg"
              fontWeight="inherit"
              data-focus={`job-${job.id}`}
            >
              <Marked text={job.title} marks={job.marks.title} />
            </TextLink>
          </chakra.h3>
          <chakra.p mt="0.5" textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {byLine(job)}
          </chakra.p>
        </chakra.div>
        {alarm ? (
          <Badge tone={alarm.tone}>
            <TriangleAlert size={14} />
            {alarm.label}
          </Badge>
        ) : (
          <MatchBadge match={match} />
        )}
      </Flex>
      <JobFacts job={job} now={now} />
      {job.excerpt && (
        <chakra.p fontSize="0.9375rem" color="fg.muted" overflowWrap="anywhere">
          <Marked text={job.excerpt} marks={job.marks.excerpt} />
        </chakra.p>
      )}
      <WarningBox warnings={warnings} />
      {match && match.of > 0 && (
        <div>
          <MatchSkills skills={match.skills} />
          <FoldedMatch parts={match.parts} />
        </div>
      )}
      <Flex
        justify="space-between"
        align="center"
        gap="3"
        wrap="wrap"
        pt="3"
        borderTop="1px solid {colors.border}"
      >
        <SourceLine job={job} now={now} isStale={isStale} />
        <Flex
          gap="2"
          flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          wrap="wrap"
          css={{ '& > *': { flex: { base: '1 1 8rem', sm: 'none' } } }}
        >
          <TrackButtons job={job} isTracked={isTracked} />
        </Flex>
      </Flex>
    </Panel>
  )
})
