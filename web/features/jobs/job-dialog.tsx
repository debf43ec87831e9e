import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { allows, type Feature } from '../../../shared/domain/plan.ts'
import { jobQuery } from '../../jobs/queries.ts'
import { textBlocks } from '../../jobs/text-blocks.ts'
import { WriteLinks } from '../../jobs/write-links.tsx'
import { hasCode } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { IconTextLink } from '../../ui/links.tsx'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { resumesQuery } from '../../writing/resumes.ts'
import { creditOf } from './board-words.ts'
import { JobFacts, SourceLine, WarningBox } from './job-facts.tsx'
import { MatchBadge, MatchParts, MatchSkills } from './match.tsx'
import { TrackButtons } from './track-buttons.tsx'
import type { Search } from './use-search.ts'
import { byLine, webAddress } from './words.ts'

type Props = { open: boolean; id: string; search: Search; onClose: () => void }

export const JobDialog = ({ open, id, search, onClose }: Props) => {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...jobQuery(id), enabled: open })
  // The results have the job without its description. It is shown until the whole job is loaded.
  const job = data?.job ?? search.jobs.find(each => each.id === id)
  const failed = isError && !isFetching
  // `invalid_input`: the address has no valid id.
  const takenDown = failed && hasCode(error, 'not_found', 'invalid_input')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title={job?.title ?? (takenDown ? 'This job is no longer on its board' : 'Job')}
      text={
        takenDown &&
        'It was filled, or it was taken down. If you tracked it, it is still in your applications, with its link.'
      }
      finalFocus={() => firstFocusable(`job-${id}`)}
      footer={
        job ? (
          <TrackButtons job={job} isTracked={search.isTracked(job)} />
        ) : (
          takenDown && <Button onClick={onClose}>Back to the search</Button>
        )
      }
    >
      {job && (
        <JobDetails
          job={job}
          now={search.now}
          isStale={search.isStale(job)}
          description={data?.description ?? (failed ? null : undefined)}
        />
      )}
      {!job && isFetching && <ThreadLines rows={8} label="Loading the job" />}
      {failed && !takenDown && (
        <LoadFailed
          text={
            job
              ? 'The whole advert could not be loaded.'
              : 'This job could not be loaded. Check your connection, then try again.'
          }
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  )
}

type DetailsProps = {
  job: Job
  now: Date
  isStale: boolean
  /** Null: it did not load. Undefined: it is being loaded. */
  description: string | null | undefined
}

const JobDetails = ({ job, now, isStale, description }: DetailsProps) => {
  const plan = useSubscriptionStatus()
  const has = (feature: Feature) => plan !== null && allows(plan.tier, feature)
  return (
    <chakra.div display="grid" gap="3.5">
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {byLine(job)}
      </chakra.p>
      <JobFacts job={job} now={now} />
      <WarningBox warnings={job.warnings} />
      <chakra.p display="flex" flexWrap="wrap" columnGap="5">
        <WriteLinks query={{ job: job.id }} canPractise={has('interview-coach')} />
        {has('resume-tailoring') && <TailorLink id={job.id} />}
      </chakra.p>
      {job.match && job.match.of > 0 && (
        <Section title="How it fits you">
          <MatchBadge match={job.match} />
          <chakra.div mt="2" display="grid" gap="2.5">
            <MatchSkills skills={job.match.skills} />
            <MatchParts parts={job.match.parts} />
          </chakra.div>
        </Section>
      )}
      <Section title="The advert">
        {description === undefined && <ThreadLines rows={6} label="Loading the advert" />}
        {description === null && <p>{job.excerpt}</p>}
        {description && <Description text={description} />}
      </Section>
      <Section title={job.others.length > 0 ? 'Where it is posted' : 'Where it is from'}>
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {[job.source, ...job.others].map(({ board, url }) => (
            <li key={url}>
              <SourceLink href={webAddress(url)} target="_blank" rel="noopener noreferrer">
                {creditOf(board)}
                <ArrowUpRight size={16} aria-label="(new tab)" />
              </SourceLink>
            </li>
          ))}
        </chakra.ul>
        <SourceLine job={job} now={now} isStale={isStale} />
      </Section>
    </chakra.div>
  )
}

/** Tailors the primary resume, or where there is none, makes a resume for this job. */
const TailorLink = ({ id }: { id: string }) => {
  const { data, isPending } = useQuery({ ...resumesQuery, staleTime: 5 * 60_000 })
  if (isPending) return null
  const primary = data?.resumes.find(({ isPrimary }) => isPrimary)
  return (
    <IconTextLink
      to={primary ? `${paths.resume(primary.id)}?sheet=tailor&job=${id}` : paths.newResume({ job: id })}
    >
      <Target size={17} />
      {primary ? 'Tailor my resume' : 'Make a resume for it'}
    </IconTextLink>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading as="h3" textStyle="h3" mb="1.5">
      {title}
    </Heading>
    {children}
  </section>
)

const Description = ({ text }: { text: string }) => (
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
