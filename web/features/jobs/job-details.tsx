import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { EyeOff, Flag, Target } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
import { allows, type Feature } from '../../../shared/domain/plan.ts'
import { textBlocks } from '../../jobs/text-blocks.ts'
import { WriteLinks } from '../../jobs/write-links.tsx'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { IconTextLink } from '../../ui/links.tsx'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { resumesQuery } from '../../writing/resumes.ts'
import { FitParts } from './fit-parts.tsx'
import { JobFacts, SourceLine, WarningBox } from './job-facts.tsx'
import { SourceLinks } from './source-links.tsx'
import type { JobActions } from './use-job-actions.ts'
import type { OpenJob } from './use-open-job.ts'
import type { Search } from './use-search.ts'
import { byLine } from './words.ts'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

type Props = { opened: OpenJob; search: Search; actions: JobActions }

/** The advert as it is loaded: also while only its row is known, and where it did not load. */
export const OpenedJob = ({ opened, search, actions }: Props) => {
  const { job, isFetching, hasFailed, retry } = opened
  return (
    <>
      {job && <JobDetails job={job} description={opened.description} search={search} actions={actions} />}
      {!job && isFetching && <ThreadLines rows={8} label="Loading the job" />}
      {hasFailed && (
        <LoadFailed
          text={
            job
              ? 'The whole advert could not be loaded.'
              : 'This job could not be loaded. Check your connection, then try again.'
          }
          busy={isFetching}
          onRetry={retry}
        />
      )}
    </>
  )
}

type DetailsProps = Omit<Props, 'opened'> & { job: Job; description: OpenJob['description'] }

const JobDetails = ({ job, description, search, actions }: DetailsProps) => {
  const { tier, now, isStale } = search
  const has = (feature: Feature) => tier !== null && allows(tier, feature)
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <WarningBox warnings={job.warnings} />
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {byLine(job)}
      </chakra.p>
      <JobFacts job={job} now={now} />
      <chakra.p display="flex" flexWrap="wrap" columnGap="5">
        <WriteLinks query={{ job: job.id }} canPractise={has('interview-coach')} />
        {has('resume-tailoring') && <TailorLink id={job.id} />}
      </chakra.p>
      {/* What seems to fit would speak for an advert that may be a scam. */}
      {job.fit && !isSerious(job.warnings) && (
        <Section title="How it fits you">
          <FitParts fit={job.fit} />
        </Section>
      )}
      <Section title="The advert">
        {description === undefined && <ThreadLines rows={6} label="Loading the advert" />}
        {description === null && <p>{job.excerpt}</p>}
        {description && <Description text={description} />}
      </Section>
      <Section title={job.others.length > 0 ? 'Where it is posted' : 'Where it is from'}>
        <SourceLinks job={job} view={actions.view} />
        <SourceLine job={job} now={now} isStale={isStale(job)} />
      </Section>
      <NotForMe job={job} actions={actions} />
    </chakra.div>
  )
}

/** The ways to be rid of an advert. */
const NotForMe = ({ job, actions: { hide, leave, hasKeys } }: { job: Job; actions: JobActions }) => {
  const [reporting, setReporting] = useState(false)
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="1" mx="-3">
      <Button
        variant="ghost"
        size="sm"
        aria-keyshortcuts={hasKeys ? 'x' : undefined}
        onClick={() => hide(job, 'job')}
      >
        <EyeOff size={16} />
        Hide this job
      </Button>
      {job.company !== '' && (
        <Button variant="ghost" size="sm" whiteSpace="normal" onClick={() => hide(job, 'employer')}>
          <EyeOff size={16} />
          Hide all jobs of {job.company}
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setReporting(true)}>
        <Flag size={16} />
        Report this advert
      </Button>
      <ReportDialog
        open={reporting}
        job={job}
        onClose={() => setReporting(false)}
        onReported={() => leave(job)}
      />
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
