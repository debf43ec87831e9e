import { chakra } from '@chakra-ui/react'
import type { ApplicationDigest, Home } from '../../../shared/api/home.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { weekColumns } from '../../applications/week-columns.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeftColumns } from '../../ui/weft-columns.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { FirstStepsPanel, useFirstSteps } from './first-steps-panel.tsx'
import { HomePanel } from './home-panel.tsx'
import { NextCard } from './next-card.tsx'
import { nextStep } from './next-step.ts'
import { PlanPanel } from './plan-panel.tsx'
import { WeavePanel } from './weave-panel.tsx'
import { missingWords } from './words.ts'

type Props = { home: Home; now: Date; sub: string }

const gap = { base: '4', lg: '5' }

/** Widths in rem: who reads with larger letters gets fewer columns. */
const Stack = chakra('div', {
  base: { gap },
  variants: {
    columns: {
      one: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
      even: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
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

/** The next step first, then the figures, the cloth, the weeks, and the plan of the person. */
export const DashboardContent = ({ home, now, sub }: Props) => {
  const { applications, interviewSessions, resumes, profile } = home
  const { steps, hide } = useFirstSteps(home, sub)
  const isNew = applications.total + interviewSessions + resumes === 0
  const stepsPanel = steps.length > 0 && <FirstStepsPanel steps={steps} onHide={hide} />
  return (
    <Stack>
      <Stack columns="wideFirst">
        <NextCard step={nextStep(applications, dayInLagos(now))} tier={home.subscription.tier} />
        {isNew ? stepsPanel : <FiguresPanel home={home} />}
      </Stack>
      <WeavePanel byStatus={applications.byStatus} woven={applications.woven} />
      {isNew ? (
        <PlanPanel home={home} />
      ) : (
        <Stack columns="even">
          <Stack>
            {applications.total > 0 && <WeeksPanel {...applications} />}
            <PlanPanel home={home} />
            {stepsPanel}
          </Stack>
          <Stack>
            {applications.total > 0 && <ActivityPanel activity={applications.activity} now={now} />}
          </Stack>
        </Stack>
      )}
      {steps.length === 0 && profile && profile.missing.length > 0 && <ProfileLine {...profile} />}
    </Stack>
  )
}

type WeeksProps = Pick<ApplicationDigest, 'weeks' | 'sent' | 'interviews'>

/** What was sent in each of the last weeks. */
const WeeksPanel = ({ weeks, sent, interviews }: WeeksProps) => {
  const came = interviews === 1 ? '1 application' : `${interviews} applications`
  const pause = weeks.every(({ count }) => count === 0) ? ` None in the last ${weeks.length} weeks.` : ''
  return (
    <HomePanel
      title="Applications sent a week"
      text={`${sent} sent in all.${pause} ${came} came to an interview.`}
    >
      <WeftColumns {...weekColumns(weeks)} />
    </HomePanel>
  )
}

/** What the profile lacks. It stands last, because all else is more urgent. */
const ProfileLine = ({ percent, missing }: NonNullable<Home['profile']>) => (
  <Panel
    gridColumn="1 / -1"
    aria-label="Your profile"
    px={{ base: '4', lg: '5.5' }}
    py="3.5"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="5"
  >
    <chakra.p minWidth="0" flex="1 1 18rem">
      Your profile is {percent}% complete.{' '}
      <chakra.span color="fg.muted">Missing: {missingWords(missing)}.</chakra.span>
    </chakra.p>
    <TextLink to={paths.profile} display="inline-flex" alignItems="center" minH="tap">
      Complete My Profile
    </TextLink>
  </Panel>
)
