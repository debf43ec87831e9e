import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Home } from '../../../shared/api/home.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { firstSteps } from './first-steps.ts'
import { FirstStepsPanel } from './first-steps-panel.tsx'
import { areHidden, hideFor } from './kept-first-steps.ts'
import { NextCard } from './next-card.tsx'
import { nextStep } from './next-step.ts'
import { PlanPanel } from './plan-panel.tsx'
import { ProfileLine } from './profile-line.tsx'
import { WeavePanel } from './weave-panel.tsx'
import { WeeksPanel } from './weeks-panel.tsx'

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

/** The next step first, then figures, the cloth, the pace, and how the person's account stands. */
export const DashboardContent = ({ home, now, sub }: Props) => {
  const { applications, interviewSessions, resumes, profile } = home
  const [hidden, setHidden] = useState(() => areHidden(sub))
  const steps = hidden ? [] : firstSteps(home)
  const isNew = applications.total + interviewSessions + resumes === 0
  const stepsPanel = steps.length > 0 && (
    <FirstStepsPanel
      steps={steps}
      onHide={() => {
        hideFor(sub)
        setHidden(true)
      }}
    />
  )
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
