import { chakra } from '@chakra-ui/react'
import type { ApplicationDigest, Home } from '../../../shared/api/home.ts'
import { dueThings, isThisWeek } from '../../../shared/domain/next-step.ts'
import { jobName } from '../../applications/job-name.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'
import { weekColumns } from '../../applications/week-columns.ts'
import { paths } from '../../paths.ts'
import { ago } from '../../person/day-words.ts'
import { RowLink } from '../../ui/row.tsx'
import { WeftColumns } from '../../ui/weft-columns.tsx'
import { DuePanel } from './due-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { firstMove } from './first-steps.ts'
import { FirstStepsPanel, useFirstSteps } from './first-steps-panel.tsx'
import { HomePanel } from './home-panel.tsx'
import { InterviewsPanel } from './interviews-panel.tsx'
import { JobsPanel } from './lazy-jobs-panel.tsx'
import { LinePanel } from './line-panel.tsx'
import { MailLine } from './mail-line.tsx'
import { NextCard } from './next-card.tsx'
import { nextStep } from './next-step.ts'
import { PlanPanel } from './plan-panel.tsx'
import { WeavePanel } from './weave-panel.tsx'
import { missingWords, sentWords } from './words.ts'

type Props = { home: Home; now: Date; sub: string }

const gap = { base: '4', lg: '5' }

/** Widths in rem, because larger letters leave room for fewer columns. */
const Stack = chakra('div', {
  base: { gap },
  variants: {
    columns: {
      one: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
      even: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        _empty: { display: 'none' },
      },
      wideFirst: {
        display: 'flex',
        flexWrap: 'wrap',
        '& > *': { flex: '1 1 17rem' },
        '& > :first-of-type': { flex: '1.75 1 24rem' },
      },
    },
  },
  defaultVariants: { columns: 'one' },
})

/** Somebody with so many applications has found their way, and needs no first steps. */
const hasBegun = 5

export const DashboardContent = ({ home, now, sub }: Props) => {
  const { applications, interviewSessions, resumes, alerts, profile, hasPreferences } = home
  const { total } = applications
  const { steps, hide } = useFirstSteps(home, sub)
  const isNew = total + interviewSessions + resumes + alerts === 0
  const move = total === 0 ? firstMove(home) : null
  const instead = move?.instead ?? null
  const step = move?.step ?? nextStep(applications, now, home.subscription.tier)
  const listed = total < hasBegun ? steps.filter(({ name }) => name !== instead) : []
  const stepsPanel = listed.length > 0 && <FirstStepsPanel steps={listed} onHide={hide} />
  // Before the first application, the step on top asks for the role, and the panel would ask for it again.
  const jobsPanel = (total > 0 || profile?.jobTitle || hasPreferences) && <JobsPanel />
  return (
    <Stack>
      <MailLine {...home} />
      <Stack columns="wideFirst">
        <NextCard step={step} now={now} />
        {isNew ? stepsPanel : <FiguresPanel home={home} />}
      </Stack>
      {/* What can be done comes before the picture of what was done. */}
      <Stack columns="even">
        <DuePanel
          things={total > 0 ? dueThings(applications, now) : []}
          above={step.upcoming?.id ?? null}
          now={now}
        />
        {jobsPanel}
      </Stack>
      <WeavePanel byStatus={applications.byStatus} woven={applications.woven} />
      <InterviewsPanel
        upcoming={applications.upcoming.filter(
          upcoming => upcoming.id !== step.upcoming?.id && !isThisWeek(upcoming, now),
        )}
        now={now}
      />
      {isNew ? (
        <PlanPanel home={home} />
      ) : (
        <Stack columns="even">
          <Stack>
            {total > 0 && <WeeksPanel {...applications} />}
            <PlanPanel home={home} />
            {stepsPanel}
          </Stack>
          <Stack>{total > 0 && <ActivityPanel activity={applications.activity} now={now} />}</Stack>
        </Stack>
      )}
      {listed.length === 0 && instead !== 'profile' && profile && profile.missing.length > 0 && (
        <ProfileLine {...profile} />
      )}
    </Stack>
  )
}

const WeeksPanel = (applications: ApplicationDigest) => (
  <HomePanel title="Applications sent each week" text={sentWords(applications)}>
    <WeftColumns {...weekColumns(applications.weeks)} />
  </HomePanel>
)

type ActivityProps = { activity: ApplicationDigest['activity']; now: Date }

const ActivityPanel = ({ activity, now }: ActivityProps) => (
  <HomePanel title="Recent activity">
    <chakra.ul listStyleType="none" mt="-2.5" mb="-2.5">
      {activity.map(({ id, status, added, at, ...job }) => (
        <chakra.li key={id} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
          <RowLink to={{ pathname: paths.applications, search: `?edit=${id}` }}>
            <chakra.span flex="1 1 8rem" minWidth="0">
              <chakra.b display="block" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
                {jobName(job)}
              </chakra.b>
              <chakra.span textStyle="small" color="fg.muted">
                {added ? 'Added' : 'Changed'} <time dateTime={at}>{ago(at, now)}</time>
              </chakra.span>
            </chakra.span>
            <StatusBadge status={status} />
          </RowLink>
        </chakra.li>
      ))}
    </chakra.ul>
  </HomePanel>
)

const ProfileLine = ({ percent, missing }: NonNullable<Home['profile']>) => (
  <LinePanel label="Your profile" link={{ to: paths.profile, label: 'Complete My Profile' }}>
    Your profile is {percent}% complete.{' '}
    <chakra.span color="fg.muted">Missing: {missingWords(missing)}.</chakra.span>
  </LinePanel>
)
