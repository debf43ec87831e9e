import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { openDialog } from '../ui/focus.ts'
import { ThreadLines } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { wasOpenedHere } from './use-address.ts'

/** The button that opened the part is gone, and nothing could take its focus while the file was loading. */
const FocusHeading = () => {
  const { state } = useLocation()
  const shown = useEffectEvent(() => {
    // A dialog keeps the focus, and would close without it.
    if (wasOpenedHere(state) && document.activeElement === document.body && openDialog() === null)
      document.getElementById('page-title')?.focus({ preventScroll: true })
  })
  useEffect(() => shown(), [])
  return null
}

/** A part of a screen in a file of its own: a skeleton until the file is there, and the error in its place. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: string,
) => {
  const Part = lazyScreen(load)
  const fallback = (
    <Panel inset="card">
      <ThreadLines rows={6} label={loading} />
    </Panel>
  )
  return Object.assign(
    (props: Props) => (
      <ErrorBoundary>
        <Suspense fallback={fallback}>
          <Part {...props} />
          <FocusHeading />
        </Suspense>
      </ErrorBoundary>
    ),
    { load: Part.load },
  )
}
