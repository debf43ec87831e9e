import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Trouble } from '../../kit/trouble.tsx'
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
    <Trouble key={pathname} place="page">
      <Suspense fallback={<Splash />}>
        <Content />
        <Arrived title={title} />
      </Suspense>
    </Trouble>
  )
}
