import { Suspense } from 'react'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import type { JobListProps } from './job-list.tsx'

const JobList = lazyScreen(async () => (await import('./job-list.tsx')).JobList)

/** One of the tracked jobs, to be chosen. The list comes when somebody asks for it. */
export const JobPicker = (props: JobListProps) => (
  <ErrorBoundary place="part">
    <Suspense fallback={<ThreadLines rows={4} label="Loading your applications" />}>
      <JobList {...props} />
    </Suspense>
  </ErrorBoundary>
)
