import { chakra, Heading } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { textBlocks } from '../../jobs/text-blocks.ts'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { creditOf } from './board-words.ts'
import { JobFacts } from './job-facts.tsx'
import { MatchBadge, MatchParts, MatchSkills } from './match-lines.tsx'
import { SourceLine } from './source-line.tsx'
import { WarningBox } from './warnings.tsx'
import { byLine, linkTo } from './words.ts'
import { WriteLinks } from './write-links.tsx'

type Props = {
  job: Job
  now: Date
  isStale: boolean
  /** Null: it did not come; undefined: it is on its way. */
  description: string | null | undefined
}

/** All that is known of a job. */
export const JobDetails = ({ job, now, isStale, description }: Props) => (
  <chakra.div display="grid" gap="3.5">
    <chakra.p color="fg.muted" overflowWrap="anywhere">
      {byLine(job)}
    </chakra.p>
    <JobFacts job={job} now={now} />
    <WarningBox warnings={job.warnings} />
    <WriteLinks id={job.id} />
    {job.match && job.match.of > 0 && (
      <Part title="How it fits you">
        <MatchBadge match={job.match} />
        <chakra.div mt="2" display="grid" gap="2.5">
          <MatchSkills skills={job.match.skills} />
          <MatchParts parts={job.match.parts} />
        </chakra.div>
      </Part>
    )}
    <Part title="The advert">
      {description === undefined && <ThreadLines rows={6} label="Loading the advert" />}
      {description === null && <p>{job.excerpt}</p>}
      {description && <Text text={description} />}
    </Part>
    <Part title={job.others.length > 0 ? 'Where it is posted' : 'Where it is from'}>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {[job.source, ...job.others].map(({ board, url }) => (
          <li key={url}>
            <SourceLink href={linkTo(url)} target="_blank" rel="noopener noreferrer">
              {creditOf(board)}
              <ArrowUpRight size={16} aria-label="(new tab)" />
            </SourceLink>
          </li>
        ))}
      </chakra.ul>
      <SourceLine job={job} now={now} isStale={isStale} />
    </Part>
  </chakra.div>
)

const Text = ({ text }: { text: string }) => (
  <chakra.div display="grid" gap="2.5" overflowWrap="anywhere">
    {textBlocks(text).map(({ kind, lines }) =>
      kind === 'list' ? (
        <chakra.ul key={lines[0]?.at} ps="5" display="grid" gap="1" listStyleType="disc">
          {lines.map(line => (
            <li key={line.at}>{line.text}</li>
          ))}
        </chakra.ul>
      ) : (
        lines.map(line => <p key={line.at}>{line.text}</p>)
      ),
    )}
  </chakra.div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading as="h3" textStyle="h3" mb="1.5">
      {title}
    </Heading>
    {children}
  </section>
)

const SourceLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', md: '8' },
    color: 'brand.fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
