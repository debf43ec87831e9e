import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { Arrived } from './arrived.tsx'
import { Splash } from './splash.tsx'

type Props = {
  of: ComponentType
  /** Stands before '· Aiki' in the tab. */
  title?: string
}

/** A page that stands alone, without the dashboard around it. */
export const Screen = ({ of: Content, title }: Props) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} place="page">
      <Suspense fallback={<Splash />}>
        <Content />
        <Arrived title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}
