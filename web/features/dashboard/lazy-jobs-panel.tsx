import { Suspense } from 'react'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'

const Jobs = lazyScreen(async () => (await import('./jobs-panel.tsx')).JobsPanel)

/** The panel of jobs in a file of its own: it comes after the rest of the home screen, which works without it. */
export const JobsPanel = () => (
  <ErrorBoundary place="part">
    <Suspense
      fallback={
        <Panel inset="card">
          <ThreadLines rows={7} label="Looking for jobs that fit" />
        </Panel>
      }
    >
      <Jobs />
    </Suspense>
  </ErrorBoundary>
)
