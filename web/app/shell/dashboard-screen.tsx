import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { useSession } from '../../session/session.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { Arrived } from './arrived.tsx'
import { AuthRequired } from './auth-required.tsx'

type Props = {
  of: ComponentType
  title: string
  /** What a signed-out visitor reads here. */
  signedOut: string
}

/** A page inside the dashboard's frame. Who is signed out sees the way in, which leads back here. */
export const DashboardScreen = ({ of: Content, title, signedOut }: Props) => {
  const { pathname } = useLocation()
  const { state } = useSession()
  if (state === 'signed-out')
    return (
      <>
        <AuthRequired words={signedOut} />
        <Arrived title={title} />
      </>
    )
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Content />
        <Arrived title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Waiting = () => (
  <Panel inset="card">
    <ThreadLines rows={6} label="Loading the page" />
  </Panel>
)
