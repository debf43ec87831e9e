import { chakra, Heading } from '@chakra-ui/react'
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { brand } from '../../../shared/brand.ts'
import { Cloth } from '../../art/cloth.tsx'
import { Logo } from '../../art/logo.tsx'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/focus.ts'
import { Panel } from '../../ui/panel.tsx'
import { Selvage } from '../../ui/selvage.tsx'
import { LoadingScreen, Splash } from './loading-screen.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

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
        <ScreenStart title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

type DashboardScreenProps = {
  of: ComponentType
  title: string
  /** What a signed-out visitor reads here. */
  signedOut: string
}

/** A page inside the dashboard's frame. A signed-out visitor sees the way in, which leads back here. */
export const DashboardScreen = ({ of: Content, title, signedOut }: DashboardScreenProps) => {
  const { pathname } = useLocation()
  const { state } = useSession()
  if (state === 'signed-out')
    return (
      <>
        <AuthRequired words={signedOut} />
        <ScreenStart title={title} />
      </>
    )
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Content />
        <ScreenStart title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What a signed-out visitor sees of the dashboard. The way in comes back to this address. */
const AuthRequired = ({ words }: { words: string }) => {
  const { pathname, search } = useLocation()
  const next = pathname + search
  return (
    <chakra.div minH="100dvh" pt={{ base: '4px', md: '0' }} ps={{ md: 'selvage' }}>
      <Selvage />
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        px="gutter"
        minH="header"
      >
        <Logo to={paths.home} />
        <ThemeToggle />
      </chakra.header>
      <chakra.main id="main" tabIndex={-1} outline="0" px="gutter" pt={{ base: '8', md: '20' }} pb="14">
        <Panel
          overflow="hidden"
          maxW="dialog"
          mx="auto"
          display="grid"
          gridTemplateColumns="72px minmax(0, 1fr)"
        >
          <chakra.div
            position="relative"
            overflow="hidden"
            css={{ '& svg': { position: 'absolute', top: 0 } }}
          >
            <Cloth strips={['etu']} height={400} />
          </chakra.div>
          <chakra.div p="5.5">
            <Heading as="h1" textStyle="h2">
              Authentication Required
            </Heading>
            <chakra.p mt="1.5" mb="5" color="fg.muted">
              {words}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="2.5">
              <Button asChild>
                <Link to={paths.auth({ next })}>Log in</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={paths.auth({ mode: 'signup', next })}>Sign Up</Link>
              </Button>
            </chakra.div>
          </chakra.div>
        </Panel>
      </chakra.main>
    </chakra.div>
  )
}

/** Of this load of the page. The first screen leaves view and focus as the browser set them. */
export const pageLoad = { hasShownScreen: false }

/**
 * Stands beside a screen and is mounted with it. Names the tab, and takes the person, also with a screen reader, to the
 * beginning of the new screen. On the way back, the browser itself returns to where the person was.
 */
const ScreenStart = ({ title }: { title: string | undefined }) => {
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title])
  // Once a screen: its own addresses, such as those of a dialog or of a step, move neither view nor focus.
  const start = useEffectEvent(() => {
    const isFirst = !pageLoad.hasShownScreen
    pageLoad.hasShownScreen = true
    if (isFirst) return
    if (!isBack) window.scrollTo(0, 0)
    // A dialog that the address opened has the focus already, and would close without it.
    if (!openDialog()) document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => start(), [])
  return null
}
