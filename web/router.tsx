import { Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { paths } from './paths.ts'
import { loadIdentity } from './session/load-identity.ts'
import { session } from './session/store.ts'
import { SessionProvider } from './session.tsx'
import { AddressFollower } from './shell/address-follower.tsx'
import { DashboardScreen } from './shell/dashboard-screen.tsx'
import { lazyScreen } from './shell/lazy-screen.ts'
import { OfflineLine } from './shell/offline-line.tsx'
import { Screen } from './shell/screen.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { Splash } from './shell/splash.tsx'

// Each screen is a file of its own, loaded when it is first visited.
const landing = async () => (await import('./screens/landing/route.tsx')).LandingRoute
const auth = async () => (await import('./screens/auth/route.tsx')).AuthRoute
const notFound = async () => (await import('./screens/not-found/route.tsx')).NotFoundRoute
const shell = async () => (await import('./shell/shell.tsx')).Shell
const dashboard = async () => (await import('./screens/dashboard/route.tsx')).DashboardRoute
const applications = async () => (await import('./screens/applications/route.tsx')).ApplicationsRoute

const Landing = lazyScreen(landing)
const Auth = lazyScreen(auth)
const NotFound = lazyScreen(notFound)
const Shell = lazyScreen(shell)
const Dashboard = lazyScreen(dashboard)
const Applications = lazyScreen(applications)

const firstFiles: Record<string, readonly (() => Promise<unknown>)[]> = {
  [paths.home]: [landing],
  '/auth': [auth, loadIdentity],
  [paths.dashboard]: [shell, dashboard, loadIdentity],
  [paths.applications]: [shell, applications, loadIdentity],
}

/** What a signed-in person's address will ask for, one file after the other, is asked for at once. */
export const askAhead = (pathname: string): void => {
  if (session.current().state === 'signed-out') return
  // What does not come now is asked for again, and missed aloud, where it is needed.
  for (const ask of firstFiles[pathname] ?? []) ask().catch(() => undefined)
}

/** Resolves when the app may take the place of what index.html shows: its first words stand until their page is here. */
export const readyFor = async (pathname: string): Promise<void> => {
  // What did not come is asked for again, and missed aloud, where it is needed.
  if (pathname === paths.home) await Landing.load().catch(() => undefined)
}

/** Every address of the app. Without transitions: a press shows at once that the next screen is on its way. */
export const Router = () => (
  <BrowserRouter useTransitions={false}>
    <SessionProvider>
      <AddressFollower />
      <SkipLink />
      <OfflineLine />
      <Suspense fallback={<Splash />}>
        <Routes>
          <Route path={paths.home} element={<Screen of={Landing} />} />
          <Route path="/auth" element={<Screen of={Auth} title="Log in or sign up" />} />
          <Route path={paths.dashboard} element={<Shell />}>
            <Route
              index
              element={
                <DashboardScreen
                  of={Dashboard}
                  title="Dashboard"
                  signedOut="Please log in to view your dashboard."
                />
              }
            />
            <Route
              path={paths.applications}
              element={
                <DashboardScreen
                  of={Applications}
                  title="My Applications"
                  signedOut="Please log in to view your applications."
                />
              }
            />
          </Route>
          <Route path="*" element={<Screen of={NotFound} title="Page not found" />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  </BrowserRouter>
)
