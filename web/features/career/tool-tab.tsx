import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import type { Profile } from '../../../shared/api/profile.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'

export type TabProps = {
  sub: string
  /** What a form begins with; null: there is no profile, undefined: it is not loaded yet. */
  profile: Profile | null | undefined
  /** The plan fits texts to a tracked job. */
  canFit: boolean
  /** A tab that is hidden stays as it is, and asks the server for nothing. */
  isShown: boolean
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})

type Props = Pick<TabProps, 'profile'> & {
  title: string
  text: string
  form: (profile: Profile | null) => ReactNode
  /** What was made before: it stands beside the form, where there is room. */
  children: ReactNode
}

/** A tool: its name, what it does, its form, and what was made with it. */
export const ToolTab = ({ title, text, profile, form, children }: Props) => {
  const name = useId()
  return (
    <Columns>
      <Panel inset="card" aria-labelledby={name}>
        <Heading as="h2" id={name} textStyle="h2">
          {title}
        </Heading>
        <chakra.p mt="1" mb="4" color="fg.muted">
          {text}
        </chakra.p>
        {profile === undefined ? <ThreadLines rows={6} label="Loading your profile" /> : form(profile)}
      </Panel>
      {children}
    </Columns>
  )
}

type LaterProps = { label: string; rows?: number; children: ReactNode }

/** Around a part of the page whose file is loaded later. */
export const Later = ({ label, rows = 4, children }: LaterProps) => (
  <ErrorBoundary place="part">
    <Suspense fallback={<ThreadLines rows={rows} label={label} />}>{children}</Suspense>
  </ErrorBoundary>
)
