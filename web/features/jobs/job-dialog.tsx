import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, Mail, MessagesSquare, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { jobQuery } from '../../jobs/queries.ts'
import { textBlocks } from '../../jobs/text-blocks.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { TextLink } from '../../ui/links.tsx'
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

/** `invalid_input`: the address names something that is no id of a job. */
const isTakenDown = (error: Error | null): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 'invalid_input')

/** One job with its whole description. */
export const JobDialog = ({ open, id, search, onClose }: Props) => {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...jobQuery(id), enabled: open })
  // The job as the results have it is shown until the whole job has come.
  const job = data?.job ?? search.jobs.find(each => each.id === id)
  const failed = isError && !isFetching
  const takenDown = failed && isTakenDown(error)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title={job?.title ?? (takenDown ? 'This job is no longer on its board' : 'Job')}
      {...(takenDown && {
        text: 'It was filled, or it was taken down. If you track it, it stays in your applications with its address.',
      })}
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
  /** Null: it could not be loaded. Undefined: it is on its way. */
  description: string | null | undefined
}

/** All that is known of a job. */
const JobDetails = ({ job, now, isStale, description }: DetailsProps) => (
  <chakra.div display="grid" gap="3.5">
    <chakra.p color="fg.muted" overflowWrap="anywhere">
      {byLine(job)}
    </chakra.p>
    <JobFacts job={job} now={now} />
    <WarningBox warnings={job.warnings} />
    <WriteLinks id={job.id} />
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

/** The ways to a letter for this job, on Pro to a practice of its interview, and on Elite to a tailored resume. */
const WriteLinks = ({ id }: { id: string }) => {
  const plan = useSubscriptionStatus()
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="5">
      <WriteLink to={paths.newLetter({ job: id })}>
        <Mail size={17} />
        Write a cover letter
      </WriteLink>
      {plan && allows(plan.tier, 'interview-coach') && (
        <WriteLink to={paths.newPractice({ job: id })}>
          <MessagesSquare size={17} />
          Practise interview
        </WriteLink>
      )}
      {plan && allows(plan.tier, 'resume-tailoring') && <TailorLink id={id} />}
    </chakra.p>
  )
}

/** The primary resume is what is tailored. A person without one begins with a resume for this job. */
const TailorLink = ({ id }: { id: string }) => {
  const { data, isPending } = useQuery({ ...resumesQuery, staleTime: 5 * 60_000 })
  if (isPending) return null
  const primary = data?.resumes.find(({ isPrimary }) => isPrimary)
  return (
    <WriteLink
      to={primary ? `${paths.resume(primary.id)}?sheet=tailor&job=${id}` : paths.newResume({ job: id })}
    >
      <Target size={17} />
      {primary ? 'Tailor my resume' : 'Make a resume for it'}
    </WriteLink>
  )
}

const WriteLink = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})

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
