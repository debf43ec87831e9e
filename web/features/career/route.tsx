import { Suspense } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { Gate } from '../../person/gate.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { useSession } from '../../session/session.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Tools } from './tools.tsx'

const PastResults = lazyScreen(async () => (await import('./past-results.tsx')).PastResults)

const head = (
  <PageHead title="Advanced Features" text="LinkedIn optimiser, skill gap analyser and career coach." />
)

/**
 * Advanced Features: LinkedIn optimiser, skill gap analyser and career coach. `?tab=` names the tool, `&text=<id>` and
 * `&gap=<id>` what is open over it.
 */
export const AdvancedFeaturesRoute = () => {
  const session = useSession()
  const plan = useSubscriptionStatus()
  if (session.state === 'signed-out') return null
  const { sub } = session.person
  return (
    <>
      <Gate
        feature="linkedin-optimisation"
        head={head}
        title="A stronger LinkedIn profile, and the skills to learn next"
        gains={[
          'Your LinkedIn headline, summary and bio, written for the role you want',
          'The skills that a role asks for and you lack, with what to do about them',
          'Every text and analysis is kept: read it, change it or copy it later',
        ]}
      >
        {head}
        {plan && <Tools key={sub} sub={sub} tier={plan.tier} />}
      </Gate>
      {plan && !allows(plan.tier, 'linkedin-optimisation') && (
        <ErrorBoundary place="part">
          <Suspense fallback={null}>
            <PastResults key={sub} sub={sub} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
