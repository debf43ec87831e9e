import { chakra, Grid, Heading } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import type { Profile } from '../../../shared/api/profile.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'

export type TabProps = {
  sub: string
  /** Null: there is no profile; undefined: it is not loaded yet. */
  profile: Profile | null | undefined
  /** The plan fits texts to a tracked job. */
  canFit: boolean
  /** A hidden tab does not reload. */
  isShown: boolean
}

type Props = Pick<TabProps, 'profile'> & {
  title: string
  text: string
  form: (profile: Profile | null) => ReactNode
  /** The results so far. They stand beside the form on wide screens. */
  children: ReactNode
}

export const ToolTab = ({ title, text, profile, form, children }: Props) => {
  const name = useId()
  return (
    <Grid
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
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
    </Grid>
  )
}

type LaterProps = { label: string; rows?: number; children: ReactNode }

/** Stands around a part of the page that has a file of its own. */
export const Later = ({ label, rows = 4, children }: LaterProps) => (
  <ErrorBoundary place="part">
    <Suspense fallback={<ThreadLines rows={rows} label={label} />}>{children}</Suspense>
  </ErrorBoundary>
)
